/** What went wrong, in the words of whoever noticed it. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
