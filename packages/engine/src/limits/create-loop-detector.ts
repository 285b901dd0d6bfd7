import { hashText } from '../memory-files.ts'

export type LoopDetector = ReturnType<typeof createLoopDetector>

interface SeenCall {
  readonly name: string
  readonly input: unknown
  /** The state of the project's files when the call was made. */
  readonly state: string
}

/** Notices a model that goes round in circles: the same call while nothing has changed, or the same error again. */
export function createLoopDetector() {
  const calls = new Map<string, number>()
  const errors = new Map<string, number>()

  return {
    /** A file that goes back and forth brings its state back, and so does not hide the circle. */
    callSeen({ name, input, state }: SeenCall): number {
      return count(calls, hashText(`${name}\n${JSON.stringify(input)}\n${state}`))
    },
    /** The same words about another file are another error, and so are those after something has changed. */
    errorSeen({ name, input, state }: SeenCall, text: string): number {
      return count(errors, hashText(`${name}\n${pathOf(input)}\n${state}\n${text}`))
    },
  }
}

/** The second time it is told, the third time the run ends. */
export const repeatsBeforeEnd = 3

function pathOf(input: unknown): string {
  return typeof input === 'object' && input !== null && 'path' in input ? String(input.path) : ''
}

function count(seen: Map<string, number>, key: string): number {
  const times = (seen.get(key) ?? 0) + 1
  seen.set(key, times)
  return times
}
