import { runEventBody } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { createMemoryFiles } from '../memory-files.ts'
import type { GenerationOptions, ModelInfo } from '../ports.ts'
import type { RunRecord } from '../record/run-record.ts'
import { runGeneration } from '../run-generation.ts'
import { createScriptedModel } from './scripted-model.ts'
import type { ScriptedAnswer } from './scripted-model.ts'

interface RunOptions extends Partial<Omit<GenerationOptions, 'modelInfo' | 'request'>> {
  readonly script?: Parameters<typeof createScriptedModel>[0]
  readonly project?: Readonly<Record<string, string>>
  readonly request?: Partial<GenerationOptions['request']>
  readonly modelInfo?: Partial<ModelInfo>
  /** Called with every event, while the run goes on. */
  readonly onEvent?: (event: RunEventBody) => void
}

/** Carries out a run against a script and hands back all that can be seen of it. */
export async function runScript(options: RunOptions) {
  const { script = [], project = {}, request, modelInfo, onEvent, ...rest } = options
  const scripted = createScriptedModel(script)
  const files = createMemoryFiles(Object.entries(project))
  const events: RunEventBody[] = []
  let record: RunRecord | undefined
  for await (const event of runGeneration({
    model: scripted.model,
    modelInfo: {
      id: 'scripted',
      family: 'other',
      price: null,
      canCallTools: true,
      contextTokens: 100_000,
      ...modelInfo,
    },
    request: {
      prompt: 'Make it so.',
      mode: 'build',
      history: [],
      attachments: [],
      selectedFiles: [],
      approvedPlan: null,
      ...request,
    },
    files,
    now: () => new Date(),
    wait: waitBriefly,
    signal: new AbortController().signal,
    onRecord: (given) => {
      record = given
    },
    ...rest,
  })) {
    // Every event has to fit the contract, and JSON as the log stores it.
    events.push(runEventBody.parse(JSON.parse(JSON.stringify(event))))
    onEvent?.(event)
  }
  const finished = events.at(-1)
  if (finished?.type !== 'finished') throw new Error('The last event is not `finished`.')
  return { events, finished, files: files.contents, calls: scripted.calls, record }
}

/** A hundred times as fast as the clock on the wall, so that waiting for a retry takes no time. */
function waitBriefly(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms / 100)
  const abort = () => {
    clearTimeout(timer)
    reject(signal.reason)
  }
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  return promise.finally(() => signal.removeEventListener('abort', abort))
}

export const ofType = <Type extends RunEventBody['type']>(events: readonly RunEventBody[], type: Type) =>
  events.filter((event): event is Extract<RunEventBody, { type: Type }> => event.type === type)

/** What a watcher who only has the log believes that the files hold. */
export function filesOfLog(events: readonly RunEventBody[]): Record<string, string> {
  const typed: Record<string, string> = {}
  const files: Record<string, string> = {}
  for (const event of events) {
    if (event.type === 'file-started') typed[event.path] = ''
    if (event.type === 'file-delta') typed[event.path] += event.delta
    if (event.type === 'file-written') files[event.path] = typed[event.path] ?? ''
    if (event.type === 'file-deleted') delete files[event.path]
  }
  return files
}

export type { ScriptedAnswer }
