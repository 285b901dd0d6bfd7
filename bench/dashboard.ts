import { endpoints } from '@joinery/contract'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { createBenchApp } from './preview/bench-app.ts'
import { startProjectServer } from './projects/project-server.ts'
import type { BenchProject } from './projects/project-server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const rounds = 30
const warmUps = 10

/** How long the dashboard's home waits for all it shows, beside the slowest of its questions asked alone. */
export const dashboard = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    await using server = await startProjectServer(folder)
    const user = await server.createProject(createBenchApp(60).files)
    const { first, second } = listQuestions(user)
    const open = async () => {
      await askAll(first)
      await askAll(second)
    }
    for (let round = 0; round < warmUps; round += 1) await open()
    const alone = [...first, ...second].map((ask): Asked => ({ ask, times: [] }))
    const ready: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const { ask, times } of alone) times.push(await measure(ask))
      ready.push(await measure(open))
    }
    return [
      measurementOf({
        id: 'dashboard.home',
        value: medianOf(ready),
        unit: 'ms',
        peer: 'the slowest of its questions alone',
        peerValue: Math.max(...alone.map(({ times }) => medianOf(times))),
        goal: { maxRatio: 1.3 },
      }),
    ]
  })

type Question = () => Promise<unknown>

interface Asked {
  ask: Question
  times: number[]
}

/** What the page asks as soon as it is there, and what it can only ask once it knows the newest project. */
function listQuestions({ call, projectId }: BenchProject): { first: Question[]; second: Question[] } {
  return {
    first: [
      () => call(endpoints.projects.list, {}),
      () => call(endpoints.integrations.list, {}),
      () => call(endpoints.aiProviders.list, {}),
      () => call(endpoints.usage.read, {}),
      () => call(endpoints.settings.read, {}),
    ],
    second: [
      () => call(endpoints.integrations.repository, { projectId }),
      () => call(endpoints.runs.messages, { projectId, limit: 20 }),
      () => call(endpoints.runs.list, { projectId }),
      () => call(endpoints.files.tree, { projectId }),
    ],
  }
}

const askAll = (questions: readonly Question[]) => Promise.all(questions.map((ask) => ask()))

async function measure(work: Question): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
