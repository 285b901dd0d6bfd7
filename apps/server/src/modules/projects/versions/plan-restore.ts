import { countText, fillText, texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { NextState } from '../changes/create-changes.ts'
import { planChange } from '../files/plan-change.ts'
import type { NamedChange } from '../files/plan-change.ts'
import { compareTrees } from '../trees/compare-trees.ts'
import { findEntry } from '../trees/tree.ts'
import type { Tree } from '../trees/tree.ts'

interface Restore {
  current: Tree
  target: Tree
  versionNumber: number
  paths: readonly string[] | undefined
  maxFiles: number
}

/** Everything comes back by pointing at the old tree; chosen files by making each what it was, or was not, then. */
export function planRestore({ current, target, versionNumber, paths: chosen, maxFiles }: Restore): NextState {
  const { restored, restoredFiles, files } = texts.versions.descriptions
  if (!chosen) {
    return {
      files: { tree: target },
      paths: compareTrees(current, target).map(({ path }) => path),
      reason: { action: 'restored', description: fillText(restored, { n: versionNumber }) },
    }
  }
  const paths = [...new Set(chosen.map((path) => path.normalize('NFC')))]
  // What goes makes room for what comes, such as a file for a folder of its name.
  const steps = paths
    .map((path) => planStep({ current, target, path }))
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  const description = fillText(restoredFiles, { files: countText(paths.length, files), n: versionNumber })
  const draft = planChange(current, steps, maxFiles)
  return {
    files: draft.changes.length === 0 ? { tree: current } : { base: current, draft },
    paths,
    reason: { action: 'restored', description },
  }
}

function planStep({ current, target, path }: { current: Tree; target: Tree; path: string }): NamedChange {
  const then = findEntry(target, path)
  if (then?.kind === 'file') return { kind: 'write', path, body: then }
  if (findEntry(current, path)?.kind === 'file') return { kind: 'delete', path }
  throw new AppError('not-found', fillText(texts.versions.refusals.fileMissing, { path }))
}
