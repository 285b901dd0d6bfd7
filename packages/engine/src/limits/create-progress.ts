import { fillText, texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'

export type Progress = ReturnType<typeof createProgress>

/** Milestones of real work. A percentage is told once and never goes back. */
export function createProgress() {
  const { progress } = texts.engine
  const written = new Set<string>()
  let planned: ReadonlySet<string> = new Set()
  let reached = 0

  function* reach(percent: number, label: string): Generator<RunEventBody> {
    if (percent <= reached) return
    reached = percent
    yield { type: 'progress', percent, label }
  }

  return {
    *planReady(files: readonly string[]) {
      planned = new Set(files)
      yield* reach(20, progress.planReady)
    },
    *fileBegun() {
      yield* reach(30, progress.firstFile)
    },
    *fileWritten(path: string) {
      written.add(path)
      const share =
        planned.size === 0 ? 0 : [...planned].filter((file) => written.has(file)).length / planned.size
      const label = fillText(progress.someFiles, { written: written.size, planned: planned.size })
      if (share >= 2 / 3) yield* reach(70, label)
      else if (share >= 1 / 3) yield* reach(50, label)
    },
    *allWritten() {
      if (written.size > 0) yield* reach(90, progress.allFiles)
    },
    *finalCode() {
      if (written.size > 0) yield* reach(95, texts.chat.progress.finalCode)
    },
  }
}
