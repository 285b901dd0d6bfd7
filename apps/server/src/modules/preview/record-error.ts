import type { ProjectId, StackFrame } from '@joinery/contract'
import type { SourcePosition } from '@joinery/preview-compiler'
import type { LivePreview } from './live/live-preview.ts'
import type { RuntimeErrors } from './runtime-errors.ts'

interface ReportedError {
  kind: 'error' | 'unhandled-rejection'
  message: string
  stack: readonly StackFrame[]
}

interface Report {
  projectId: ProjectId
  preview: Pick<LivePreview, 'locate'>
  error: ReportedError
}

export type RecordError = ReturnType<typeof createRecordError>

/** A page that fails in a loop must not keep the compiler busy: beyond this many in a second, errors have no place. */
const maxLocatedPerSecond = 5
const maxFramesTried = 5

/** Keeps what a frame reports, with the place in the project's own files that it comes from. */
export function createRecordError({ errors, now }: { errors: RuntimeErrors; now: () => Date }) {
  const located = new Map<ProjectId, { second: number; count: number }>()

  function mayLocate(id: ProjectId, at: Date): boolean {
    const second = Math.floor(at.getTime() / 1_000)
    const known = located.get(id)
    const count = known?.second === second ? known.count + 1 : 1
    if (located.size > 1_000) located.clear()
    located.set(id, { second, count })
    return count <= maxLocatedPerSecond
  }

  return async ({ projectId, preview, error }: Report): Promise<void> => {
    const at = now()
    const position = mayLocate(projectId, at) ? await locateFirst(error.stack, preview) : undefined
    const { kind, message } = error
    errors.add(projectId, { kind, message, position: position ?? null, at: at.toISOString() })
  }
}

async function locateFirst(
  stack: readonly StackFrame[],
  preview: Pick<LivePreview, 'locate'>,
): Promise<SourcePosition | undefined> {
  const places = stack.flatMap(({ position }) => position ?? []).slice(0, maxFramesTried)
  for (const place of places) {
    const found = await preview.locate(place)
    if (found) return found
  }
  return undefined
}
