/** Writes an injection around its own script, which calls `ran` with its number, and its own foreign host. */
export type InjectionForm = (own: { run: string; host: string }) => string
