import { setTimeout } from 'node:timers/promises'
import { createMemoryFiles, runGeneration } from '@joinery/engine'
import { createOfflineModel, offlineModelId } from '@joinery/offline-model'

export interface RecordedRun {
  /** Every file that the run wrote, in the order in which it wrote them. */
  files: ReadonlyMap<string, string>
  /** From the first event to the last. */
  durationMs: number
}

/** Lets the offline model carry out a prompt on an empty project, as a run of the product would. */
export async function recordRun(prompt: string): Promise<RecordedRun> {
  const project = createMemoryFiles()
  const order = new Set<string>()
  const startedAt = performance.now()
  const run = runGeneration({
    model: createOfflineModel(),
    modelInfo: {
      id: offlineModelId,
      family: 'offline',
      price: null,
      canCallTools: true,
      contextTokens: 1_000_000,
    },
    request: { prompt, mode: 'build', history: [], attachments: [], selectedFiles: [], approvedPlan: null },
    files: project,
    now: () => new Date(),
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
    signal: new AbortController().signal,
  })
  for await (const event of run) {
    if (event.type === 'file-written') order.add(event.path)
    if (event.type === 'finished' && event.status !== 'succeeded')
      throw new Error(`The example did not come to its end: ${event.reason ?? event.status}`)
  }
  return {
    files: new Map([...order].map((path) => [path, project.contents.get(path) ?? ''])),
    durationMs: performance.now() - startedAt,
  }
}
