import type { PackageGroup } from '../list-groups.ts'

/** Which icons a script of an icon package holds. */
export interface IconChoice {
  /** Of `react-icons`, which has families; lucide is one. */
  readonly family?: string
  readonly names: readonly string[]
}

/** The scripts of a group that hold icons by their names, by specifier. The star stands for the names. */
export function listIconFiles({ packages, singles }: PackageGroup): [string, string][] {
  if (packages.has('lucide-react')) return [['lucide-react', 'icons.*.js']]
  if (!packages.has('react-icons')) return []
  return singles.map((specifier) => [specifier, `icons.${specifier.slice('react-icons/'.length)}.*.js`])
}

export function readIconFile(file: string): IconChoice | undefined {
  const match = /^icons\.(?:([a-z0-9]+)\.)?([A-Za-z0-9,]+)\.js$/.exec(file)
  if (!match) return undefined
  const [, family, names = ''] = match
  return { ...(family !== undefined && { family }), names: names.split(',') }
}
