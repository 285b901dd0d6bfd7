const letterMs = 10
const pauseMs = 3_000

/** How many letters of a sample are typed after so long. */
export const lettersAt = (elapsedMs: number): number => Math.floor(elapsedMs / letterMs)

/** Whether it is the next sample's turn: all is typed, and there was time to read it. */
export const isRead = (elapsedMs: number, length: number): boolean => elapsedMs > length * letterMs + pauseMs
