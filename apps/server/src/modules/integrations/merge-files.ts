import type { ContentHash } from '@joinery/contract'

type Files = ReadonlyMap<string, ContentHash>

interface Sides {
  /** What both sides started from. */
  base: Files
  mine: Files
  theirs: Files
}

export interface Merge {
  /** Files to take over from the other side, or to delete where it has them no more. */
  readonly taken: readonly string[]
  /** Files that both sides changed, each in its own way. */
  readonly conflicts: readonly string[]
}

/** Brings two sides together, file by file: whoever changed a file alone is right about it. */
export function mergeFiles({ base, mine, theirs }: Sides): Merge {
  const taken: string[] = []
  const conflicts: string[] = []
  for (const path of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const [before, here, there] = [base.get(path), mine.get(path), theirs.get(path)]
    if (here === there || there === before) continue
    if (here === before) taken.push(path)
    else conflicts.push(path)
  }
  return { taken: taken.toSorted(), conflicts: conflicts.toSorted() }
}
