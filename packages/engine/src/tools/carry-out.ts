import { fillText, texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { check } from '../check/run-check.ts'
import type { RunState, ToolOutcome } from '../run-state.ts'
import { cleanText } from '../stream/create-text-cleaner.ts'
import type { ToolCall } from '../stream/take-answer.ts'
import { addPackage } from './add-package.ts'
import { ask, setPlan, tickStep } from './plan-tools.ts'
import { listFiles, readFile, searchFiles } from './read-tools.ts'
import { toolInputs } from './tool-inputs.ts'
import type { ToolName } from './tool-inputs.ts'
import { deleteFile, editFile, renameFile, writeFile } from './write-tools.ts'

/** Carries out one call and tells of it. Whatever the model sends, the outcome is words for it and never an exception. */
export async function* carryOut(run: RunState, call: ToolCall): AsyncGenerator<RunEventBody, ToolOutcome> {
  const name = toToolName(call.name)
  const event = {
    type: 'tool',
    id: call.id,
    name: call.name.slice(0, 100),
    title: describeCall(name, call),
  } as const
  const isQuiet = name !== undefined && quietTools.has(name)
  if (!isQuiet) yield { ...event, state: 'started', detail: null }
  const outcome =
    name === undefined || call.problem !== undefined
      ? { isOk: false, text: call.problem ?? 'There is no such tool.' }
      : yield* dispatch(run, name, call.input)
  if (!isQuiet || !outcome.isOk) {
    const detail = outcome.isOk ? null : cleanText(outcome.text.slice(0, maxDetail))
    yield { ...event, state: outcome.isOk ? 'succeeded' : 'failed', detail }
  }
  return outcome
}

/** These tell of themselves by events of their own. */
const quietTools: ReadonlySet<ToolName> = new Set(['write_file', 'set_plan', 'tick_step', 'ask'])
const maxDetail = 2_000

function toToolName(given: string): ToolName | undefined {
  return toolNames.find((name) => name === given)
}

const toolNames: readonly ToolName[] = [
  'list_files',
  'read_file',
  'search_files',
  'write_file',
  'edit_file',
  'rename_file',
  'delete_file',
  'add_package',
  'check',
  'ask',
  'set_plan',
  'tick_step',
]

async function* dispatch(
  run: RunState,
  name: ToolName,
  input: unknown,
): AsyncGenerator<RunEventBody, ToolOutcome> {
  // Whoever reads or changes files has to meet those that are on their way.
  if (!unhurriedTools.has(name)) yield* run.writes.drain()
  if (run.mode === 'plan' && !readingTools.has(name)) {
    return { isOk: false, text: 'In plan mode nothing is changed. Propose it with set_plan.' }
  }
  switch (name) {
    case 'list_files':
      return listFiles(run)
    case 'read_file':
      return readFile(run, toolInputs.read_file.parse(input))
    case 'search_files':
      return searchFiles(run, toolInputs.search_files.parse(input))
    case 'write_file':
      return yield* writeFile(run, toolInputs.write_file.parse(input))
    case 'edit_file':
      return yield* editFile(run, toolInputs.edit_file.parse(input))
    case 'rename_file':
      return yield* renameFile(run, toolInputs.rename_file.parse(input))
    case 'delete_file':
      return yield* deleteFile(run, toolInputs.delete_file.parse(input))
    case 'add_package':
      return yield* addPackage(run, toolInputs.add_package.parse(input))
    case 'check':
      return yield* check(run)
    case 'ask':
      return yield* ask(run, toolInputs.ask.parse(input))
    case 'set_plan':
      return yield* setPlan(run, toolInputs.set_plan.parse(input))
    case 'tick_step':
      return yield* tickStep(run, toolInputs.tick_step.parse(input))
  }
}

const unhurriedTools: ReadonlySet<ToolName> = new Set(['write_file', 'set_plan', 'ask'])
const readingTools: ReadonlySet<ToolName> = new Set([
  'list_files',
  'read_file',
  'search_files',
  'ask',
  'set_plan',
])

function describeCall(name: ToolName | undefined, { input, name: given }: ToolCall): string {
  const { tools } = texts.engine
  const values: Record<string, string> = { name: given, path: '', from: '', to: '', query: '' }
  if (typeof input === 'object' && input !== null) {
    for (const [key, value] of Object.entries(input))
      if (typeof value === 'string') values[key] = value.slice(0, 200)
  }
  return cleanText(fillText(name === undefined ? tools.unknown : tools[name], values))
}
