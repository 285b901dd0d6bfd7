import { checkPath, fileLimits, hideSecrets, mayHoldSecrets } from '@joinery/contract'
import type { ContentHash } from '@joinery/contract'
import { hashText } from '../memory-files.ts'
import type { ProjectFile, ProjectFilesPort } from '../ports.ts'
import { findElision } from './find-elision.ts'
import type { Scope } from './scope.ts'

/** A change as it is asked for. What the file was before is the workspace's to know. */
export type DraftChange =
  | {
      readonly kind: 'write'
      readonly path: string
      readonly content: string
      /** The text that it was made from. Not given where the model wrote it from what it has seen. */
      readonly madeFrom?: ContentHash
    }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'delete'; readonly path: string }

export interface AppliedChange {
  readonly change: DraftChange
  /** Null where the file is new, or was no text. */
  readonly before: string | null
  readonly isNew: boolean
}

export interface RefusedChange {
  readonly change: DraftChange
  readonly problem: string
}

/** What became of a change set. */
export interface StoredChanges {
  readonly applied: readonly AppliedChange[]
  readonly refused: readonly RefusedChange[]
}

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>

/** The project's files as this run knows them: every change goes through here, and nothing else can be reached. */
export async function openWorkspace({ files, scope }: { files: ProjectFilesPort; scope: Scope }) {
  const known = new Map<string, { hash: ContentHash; size: number }>()
  /** What the model knows of: as the run began, as it was read or written. Whatever else a person saves is theirs. */
  const seen = new Map<string, ContentHash>()
  const changed = new Set<string>()

  /** What is only listed has not been seen. */
  async function refresh(): Promise<void> {
    known.clear()
    for (const { path, hash, size } of await files.list()) known.set(path, { hash, size })
  }

  /**
   * What a file holds now, for whoever does not tell the model all of it. What keeps secrets is read without them:
   * whatever a model knows it can be made to tell.
   */
  async function peek(given: string): Promise<ProjectFile | null> {
    const checked = checkPath(given)
    if ('problem' in checked) return null
    const file = await files.read(checked.path)
    if (file === null) known.delete(checked.path)
    else known.set(checked.path, { hash: file.hash, size: file.size })
    return file !== null && mayHoldSecrets(file.path) ? withoutSecrets(file) : file
  }

  /** The same to show it to the model, which may then write it anew. */
  async function read(given: string): Promise<ProjectFile | null> {
    const file = await peek(given)
    if (file !== null) seen.set(file.path, file.hash)
    return file
  }

  /** A file with secrets that moved would be read under its new name, and one that was written anew would have lost them. */
  async function refuseSecrets(path: string): Promise<string | undefined> {
    const file = mayHoldSecrets(path) ? await files.read(path) : null
    if (file === null || withoutSecrets(file).text === file.text) return undefined
    return `${path} keeps secrets, and only people change it. Name what it needs in .env.example, and tell the user.`
  }

  /** Why this path may not be changed, if it may not. Decided by the name alone, before any content is there. */
  function refuse(given: string): string | undefined {
    const checked = checkPath(given)
    return 'problem' in checked ? `${given}: ${checked.problem}` : scope.refuse(checked.path)
  }

  /** Tries everything, then applies what can be applied at once. Only what failed is reported back. */
  async function change(drafts: readonly DraftChange[]): Promise<StoredChanges> {
    const refused: RefusedChange[] = []
    const ready: Ready[] = []
    for (const draft of drafts.map(normalise)) {
      const tried = await tryChange(draft)
      if ('problem' in tried) refused.push({ change: draft, problem: tried.problem })
      else ready.push({ change: draft, ...tried })
    }
    const problem = await apply(ready)
    if (problem === undefined) return { applied: ready, refused }
    // The set was refused as a whole. Alone, most of it may still pass.
    const applied: Ready[] = []
    for (const one of ready) {
      const own = ready.length === 1 ? problem : await apply([one])
      if (own === undefined) applied.push(one)
      else refused.push({ change: one.change, problem: own })
    }
    return { applied, refused }
  }

  /** The dry run: reads, decides, and touches nothing. */
  async function tryChange(draft: DraftChange): Promise<Tried> {
    for (const path of pathsOf(draft)) {
      const problem = refuse(path) ?? (await refuseSecrets(path))
      if (problem !== undefined) return { problem }
    }
    if (draft.kind === 'write') return tryWrite(draft)
    const from = draft.kind === 'rename' ? draft.from : draft.path
    const there = known.get(from) ?? (await peek(from))
    if (there === null) return { problem: `There is no file ${from}.` }
    if (draft.kind === 'rename' && (await peek(draft.to)) !== null) {
      return { problem: `There is a file ${draft.to} already.` }
    }
    return { before: null, base: null, isNew: false }
  }

  async function tryWrite({ path, content, madeFrom }: WriteDraft): Promise<Tried> {
    if (Buffer.byteLength(content) > fileLimits.maxFileBytes) {
      return { problem: `${path} would be larger than a file of a project may be. Split it.` }
    }
    // Should somebody have made the file meanwhile, it is refused when it is applied.
    if (!known.has(path)) return { before: null, base: null, isNew: true }
    const current = await files.read(path)
    if (current !== null && current.hash !== (madeFrom ?? seen.get(path))) {
      return { problem: `${path} has been changed by somebody else since you read it. Read it again first.` }
    }
    if (current !== null) known.set(path, { hash: current.hash, size: current.size })
    else known.delete(path)
    const before = current?.text ?? null
    const elision = before === null ? undefined : findElision(before, content)
    if (elision !== undefined) {
      return {
        problem: `${path} leaves code out ("${elision}"). Write the whole file, or edit the lines that change.`,
      }
    }
    return { before, base: current?.hash ?? null, isNew: current === null }
  }

  async function apply(ready: readonly Ready[]): Promise<string | undefined> {
    if (ready.length === 0) return undefined
    const outcome = await files.applyChanges(
      ready.map(({ change: draft, base }) =>
        draft.kind === 'write'
          ? { kind: draft.kind, path: draft.path, content: draft.content, baseHash: base }
          : draft,
      ),
    )
    if (!outcome.isApplied) return outcome.problem
    for (const one of ready) note(one)
    return undefined
  }

  function note({ change: draft, base }: Ready): void {
    for (const path of pathsOf(draft)) changed.add(path)
    switch (draft.kind) {
      case 'write': {
        const hash = hashText(draft.content)
        // Around a change of a text that the model has not seen, there is still what it has not seen.
        if (base === null || base === seen.get(draft.path)) seen.set(draft.path, hash)
        known.set(draft.path, { hash, size: Buffer.byteLength(draft.content) })
        return
      }
      case 'rename':
        move(known, draft)
        move(seen, draft)
        return
      case 'delete':
        known.delete(draft.path)
        seen.delete(draft.path)
    }
  }

  await refresh()
  for (const [path, { hash }] of known) seen.set(path, hash)
  return {
    refresh,
    peek,
    read,
    refuse,
    change,
    has: (path: string) => known.has(path.normalize('NFC')),
    /** Every file that is there now, by its path. */
    paths: () => [...known.keys()].toSorted(),
    sizeOf: (path: string) => known.get(path)?.size ?? 0,
    changedFiles: () => [...changed].toSorted(),
    /** Changes with every change of a file, and comes back when the files come back to an earlier state. */
    state: () =>
      hashText(
        [...known]
          .map(([path, { hash }]) => `${path}\n${hash}`)
          .toSorted()
          .join('\n'),
      ),
  }
}

type WriteDraft = Extract<DraftChange, { kind: 'write' }>

interface Ready extends AppliedChange {
  /** What the file still has to hold when it is written, null for none at all. */
  readonly base: ContentHash | null
}

type Tried = Omit<Ready, 'change'> | { readonly problem: string }

function move<Value>(map: Map<string, Value>, { from, to }: { from: string; to: string }): void {
  const value = map.get(from)
  map.delete(from)
  if (value !== undefined) map.set(to, value)
}

const withoutSecrets = (file: ProjectFile): ProjectFile => ({
  ...file,
  text: file.text === null ? null : hideSecrets(file.path, file.text),
})

function normalise(draft: DraftChange): DraftChange {
  if (draft.kind === 'rename')
    return { ...draft, from: draft.from.normalize('NFC'), to: draft.to.normalize('NFC') }
  const path = draft.path.normalize('NFC')
  return draft.kind === 'write'
    ? { ...draft, path, content: draft.content.toWellFormed() }
    : { ...draft, path }
}

function pathsOf(draft: DraftChange): string[] {
  return draft.kind === 'rename' ? [draft.from, draft.to] : [draft.path]
}
