import type { ModuleExports } from './read-exports.ts'

/** A file that is looked at, and what there is around it. */
export interface RepairContext {
  readonly path: string
  readonly paths: ReadonlySet<string>
  /** Names in package.json. */
  readonly packages: ReadonlySet<string>
  readonly exportsOf: (path: string) => Promise<ModuleExports | undefined>
}

export interface Repaired {
  readonly text: string
  /** One sentence for each thing that was mended; none where nothing was. */
  readonly descriptions: readonly string[]
}

/** Replaces stretches of a text, given in any order, that do not overlap. */
export function splice(
  text: string,
  changes: readonly { readonly start: number; readonly end: number; readonly by: string }[],
): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((current, { start, end, by }) => current.slice(0, start) + by + current.slice(end), text)
}
