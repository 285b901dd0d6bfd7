/** What a framework's compiler says, in a sentence. Where it ran out of room, it says nothing of use. */
export function describeProblem(error: unknown): string {
  if (error instanceof RangeError) return 'This file is nested too deeply to compile.'
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
