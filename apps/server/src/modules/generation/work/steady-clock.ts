/**
 * A clock that begins at the present and then only follows the time that passes: one that is set back or ahead while a run
 * goes on neither shortens nor prolongs it.
 */
export function steadyClock(now: () => Date, elapsedMs: () => number): () => Date {
  const beginsAt = now().getTime() - elapsedMs()
  return () => new Date(beginsAt + elapsedMs())
}
