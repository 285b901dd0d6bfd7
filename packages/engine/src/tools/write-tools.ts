import { setImmediate } from 'node:timers/promises'
import type { RunEventBody } from '@joinery/contract'
import { applyEdits } from '../edits/apply-edits.ts'
import type { RunState, ToolOutcome } from '../run-state.ts'
import { cleanText } from '../stream/create-text-cleaner.ts'
import { countLineChanges } from '../workspace/count-line-changes.ts'
import type { DraftChange, StoredChanges } from '../workspace/open-workspace.ts'
import type { ToolInput } from './tool-inputs.ts'

type ToolRun = AsyncGenerator<RunEventBody, ToolOutcome>

/** Takes the file on and lets the model go on; it is stored meanwhile. */
export async function* writeFile(run: RunState, { path, content }: ToolInput<'write_file'>): ToolRun {
  const problem = run.workspace.refuse(path)
  if (problem !== undefined) return { isOk: false, text: problem }
  const outcome = { isOk: true, text: `${path} is written.` }
  run.writes.add({ change: { kind: 'write', path, content }, outcome })
  run.misses.delete(path)
  // A model that never waits for anything would leave no turn to the disk.
  await setImmediate()
  yield* run.writes.takeStored()
  return outcome
}

export async function* editFile(run: RunState, { path, edits }: ToolInput<'edit_file'>): ToolRun {
  const problem = run.workspace.refuse(path)
  if (problem !== undefined) return { isOk: false, text: problem }
  const file = await run.workspace.peek(path)
  if (typeof file?.text !== 'string')
    return { isOk: false, text: `There is no text file ${path} to edit. Use write_file.` }
  const misses = run.misses.get(path) ?? 0
  if (misses >= missesBeforeRewrite) {
    return { isOk: false, text: `Edits of ${path} have missed twice. Write the whole file with write_file.` }
  }
  const { text, appliedCount, failed } = applyEdits(file.text, edits)
  if (appliedCount > 0) {
    const { refused } = yield* changeFiles(run, [{ kind: 'write', path, content: text, madeFrom: file.hash }])
    const refusal = refused[0]?.problem
    if (refusal !== undefined) return { isOk: false, text: refusal }
  }
  if (failed.length === 0) {
    run.misses.delete(path)
    return { isOk: true, text: `${path} is changed.` }
  }
  run.misses.set(path, misses + 1)
  const lines = failed.map(({ number, problem: why }) => `Edit ${number}: ${why}`)
  const rest =
    appliedCount > 0 ? `${appliedCount} of ${edits.length} edits are applied. ` : 'Nothing is changed. '
  const advice =
    misses + 1 >= missesBeforeRewrite
      ? `This was the second miss: write the whole of ${path} with write_file now.`
      : 'Send only these again.'
  return { isOk: false, text: `${rest}These failed:\n${lines.join('\n')}\n${advice}` }
}

const missesBeforeRewrite = 2

export async function* renameFile(run: RunState, { from, to }: ToolInput<'rename_file'>): ToolRun {
  const { refused } = yield* changeFiles(run, [{ kind: 'rename', from, to }])
  const problem = refused[0]?.problem
  return problem === undefined
    ? { isOk: true, text: `${from} is ${to} now.` }
    : { isOk: false, text: problem }
}

export async function* deleteFile(run: RunState, { path }: ToolInput<'delete_file'>): ToolRun {
  const { refused } = yield* changeFiles(run, [{ kind: 'delete', path }])
  const problem = refused[0]?.problem
  return problem === undefined ? { isOk: true, text: `${path} is deleted.` } : { isOk: false, text: problem }
}

/** Applies a change set and tells of it. */
export async function* changeFiles(
  run: RunState,
  changes: readonly DraftChange[],
): AsyncGenerator<RunEventBody, StoredChanges> {
  const stored = await storeChanges(run, changes)
  yield* tellChanges(run, stored)
  return stored
}

export async function storeChanges(run: RunState, changes: readonly DraftChange[]): Promise<StoredChanges> {
  await run.checks.rememberOldProblems()
  return run.workspace.change(changes)
}

/** Tells of every change that is durable now, and of what was announced in vain. */
export function* tellChanges(run: RunState, { applied, refused }: StoredChanges): Generator<RunEventBody> {
  for (const { change, before, isNew } of applied) {
    if (change.kind === 'rename') yield { type: 'file-renamed', from: change.from, to: change.to }
    else if (change.kind === 'delete') yield { type: 'file-deleted', path: change.path }
    else {
      yield* showText(run, change, isNew)
      yield {
        type: 'file-written',
        path: change.path,
        size: Buffer.byteLength(change.content),
        ...countLineChanges(before ?? '', change.content),
      }
      yield* run.progress.fileWritten(change.path)
    }
  }
  for (const { change, problem } of refused) {
    const path = change.kind === 'rename' ? change.from : change.path
    if (run.openFiles.delete(path)) yield { type: 'file-discarded', path, reason: problem }
  }
}

/** Whoever watches has seen a file's whole text before it counts as written, so that the log alone can show it. */
function* showText(run: RunState, { path, content }: { path: string; content: string }, isNew: boolean) {
  if (run.openFiles.delete(path)) return
  yield { type: 'file-started', path, isNew } as const
  yield* run.progress.fileBegun()
  if (content !== '') yield { type: 'file-delta', path, delta: cleanText(content) } as const
}
