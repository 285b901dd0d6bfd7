import { mergeText } from '../change/merge-text.ts'
import { modelPath } from '../model/stored-model.ts'

interface MergeRequest {
  /** What the old model renders, and what the new one does. */
  readonly base: ReadonlyMap<string, string>
  readonly target: ReadonlyMap<string, string>
  /** What stands in the project now. */
  readonly mine: ReadonlyMap<string, string>
  readonly paths: readonly string[]
}

interface MergedFiles {
  readonly writes: readonly (readonly [string, string])[]
  readonly deletions: readonly string[]
  /** Sentences about what the user had changed and keeps. */
  readonly kept: readonly string[]
  readonly conflicts: readonly string[]
}

/** Brings the new files together with what the user edited by hand. Nothing the user wrote is lost. */
export function mergeFiles({ base, target, mine, paths }: MergeRequest): MergedFiles {
  const writes: [string, string][] = []
  const deletions: string[] = []
  const kept: string[] = []
  const conflicts: string[] = []
  for (const path of paths) {
    const old = base.get(path)
    const next = target.get(path)
    const own = mine.get(path)
    if (next === undefined) {
      if (own === undefined) continue
      if (own === old) deletions.push(path)
      else kept.push(`${path} is no longer needed, but you changed it, so it stays.`)
      continue
    }
    if (own === undefined || own === old || path === modelPath) {
      writes.push([path, next])
      continue
    }
    const merged = mergeText({ base: old ?? '', mine: own, theirs: next })
    if (merged.text !== own) writes.push([path, merged.text])
    if (merged.conflicts > 0) {
      conflicts.push(
        `${path}: you and this change touched the same lines in ${merged.conflicts} ${merged.conflicts === 1 ? 'place' : 'places'}. Your lines stand.`,
      )
    } else kept.push(`Your own changes in ${path} are kept.`)
  }
  return { writes, deletions, kept, conflicts }
}
