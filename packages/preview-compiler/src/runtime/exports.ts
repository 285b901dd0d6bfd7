/** What a module offers to others, by name. */
export type Exports = Record<string, unknown>
