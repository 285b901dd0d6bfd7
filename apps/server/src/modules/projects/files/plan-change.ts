import { fileLimits, fillText, texts } from '@joinery/contract'
import type { TreeEntry } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Tree } from '../trees/tree.ts'
import type { FileChange, StoredBody } from './file-change.ts'
import { requirePath } from './refusals.ts'
import { draftTree } from './tree-draft.ts'
import type { DraftOutcome, TreeDraft } from './tree-draft.ts'

/** A change whose bodies have their names, so that everything about it can be decided without them. */
export type NamedChange = Exclude<FileChange, { kind: 'write' }> | NamedWrite
type NamedWrite = Extract<FileChange, { kind: 'write' }> & { readonly body: StoredBody }

/** Takes all steps on a draft of the tree. Refuses, before anything is written, what must not be. */
export function planChange(
  tree: Tree,
  changes: readonly NamedChange[],
  maxFiles: number = fileLimits.maxFiles,
): DraftOutcome {
  const draft = draftTree(tree)
  for (const change of changes) takeStep(draft, change)
  const outcome = draft.finish()
  requireRoom(tree, outcome, maxFiles)
  return outcome
}

/** A file is not what its writer started from. Both sides are shown by whoever can read the current one. */
export class StaleWriteError extends Error {
  override name = 'StaleWriteError'
  readonly path: string
  readonly current: TreeEntry | undefined

  constructor(path: string, current: TreeEntry | undefined) {
    super(fillText(refusals.stale, { path }))
    this.path = path
    this.current = current
  }
}

function takeStep(draft: TreeDraft, change: NamedChange): void {
  switch (change.kind) {
    case 'write':
      return takeWrite(draft, change)
    case 'create-folder':
      return draft.createFolder(requirePath(change.path))
    case 'move':
      return draft.move(change.from.normalize('NFC'), requirePath(change.to))
    case 'delete':
      return takeDelete(draft, change)
  }
}

function takeDelete(
  draft: TreeDraft,
  { path: given, baseHash }: Extract<NamedChange, { kind: 'delete' }>,
): void {
  const path = given.normalize('NFC')
  const there = draft.find(path)
  const isAsKnown = there?.kind === 'file' && there.hash === baseHash
  if (baseHash !== undefined && !isAsKnown) throw new StaleWriteError(path, there)
  draft.delete(path)
}

function takeWrite(draft: TreeDraft, { path: given, body, baseHash }: NamedWrite): void {
  const path = requirePath(given)
  if (body.size > fileLimits.maxFileBytes) {
    throw limitReached(fillText(refusals.fileTooLarge, { path, max: inMegabytes(fileLimits.maxFileBytes) }))
  }
  const there = draft.find(path)
  if (baseHash !== undefined && there?.kind !== 'folder') {
    const hash = there?.hash ?? null
    // Somebody who sends the same write again finds it done.
    if (hash !== baseHash && hash !== body.hash) throw new StaleWriteError(path, there)
  }
  draft.write(path, body)
}

/** Limits stop what grows; whatever makes a project smaller is always welcome. */
function requireRoom(
  tree: Tree,
  { fileCount, folderCount, sizeBytes }: DraftOutcome,
  maxFiles: number,
): void {
  const { maxFolders, maxProjectBytes } = fileLimits
  if (fileCount > Math.max(maxFiles, tree.fileCount)) {
    throw limitReached(fillText(refusals.tooManyFiles, { max: inWords(maxFiles) }))
  }
  if (folderCount > Math.max(maxFolders, tree.entries.size - tree.fileCount)) {
    throw limitReached(fillText(refusals.tooManyFolders, { max: inWords(maxFolders) }))
  }
  if (sizeBytes > Math.max(maxProjectBytes, tree.sizeBytes)) {
    throw limitReached(fillText(refusals.projectTooLarge, { max: inMegabytes(maxProjectBytes) }))
  }
}

const { refusals } = texts.files

const limitReached = (sentence: string) => new AppError('limit-reached', sentence)
const inWords = (count: number) => count.toLocaleString('en-US')
const inMegabytes = (bytes: number) => bytes / 1024 / 1024
