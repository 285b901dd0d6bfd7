import { projectId as projectIdShape } from '@joinery/contract'
import type { RunDiagnostic } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { checkStages } from './check-stages.ts'
import type { PreviewPort } from './drive-ports.ts'

const projectId = projectIdShape.parse('4f0c2f7e-8c1a-4a55-9f43-2f9f9a3b7a10')
const signal = new AbortController().signal
const changedAt = new Date('2026-11-15T12:00:00Z')
const laterBy = (ms: number) => new Date(changedAt.getTime() + ms)

describe("the preview's runtime errors", () => {
  it('are those since the last change, read once the app that somebody looks at had a moment to run', async () => {
    const { problems, waitedMs } = await findRuntimeErrors({ isWatched: async () => true }, laterBy(300))
    expect(problems).toEqual(['after the change'])
    expect(waitedMs).toEqual([700])
  })

  it('are waited for a second at most, also where the clock was set back by an hour', async () => {
    const { waitedMs } = await findRuntimeErrors({ isWatched: async () => true }, laterBy(-3_600_000))
    expect(waitedMs).toEqual([1_000])
  })

  it.each([
    ['nobody looks at the app', { isWatched: async () => false }, laterBy(300)],
    ['the change is long ago', { isWatched: async () => true }, laterBy(5_000)],
  ])('are read at once where %s', async (_, preview, at) => {
    expect((await findRuntimeErrors(preview, at)).waitedMs).toEqual([])
  })
})

it('has no stage that nothing stands behind', () => {
  const { stages } = checkStages({}, { projectId, ...clockAt(changedAt) })
  expect(stages).toEqual([])
})

async function findRuntimeErrors(preview: PreviewPort, at: Date) {
  const clock = clockAt(at)
  const { stages } = checkStages(
    {
      ...preview,
      checkProject: async () => [],
      runtimeErrorsSince: async (_, since) =>
        [reported('before the change', laterBy(-1)), reported('after the change', laterBy(50))]
          .filter((error) => error.at >= since)
          .map(({ diagnostic }) => diagnostic),
    },
    { projectId, ...clock },
  )
  expect(stages.map(({ stage }) => stage)).toEqual(['compile', 'runtime'])
  const found = await stages[1]?.findProblems(signal)
  return { problems: found?.map(({ message }) => message), waitedMs: clock.waitedMs }
}

function clockAt(at: Date) {
  const waitedMs: number[] = []
  const wait = async (ms: number) => void waitedMs.push(ms)
  return { unchangedSince: () => changedAt, now: () => at, wait, waitedMs }
}

function reported(message: string, at: Date): { at: Date; diagnostic: RunDiagnostic } {
  return { at, diagnostic: { message, path: null, line: null, column: null, frame: null } }
}
