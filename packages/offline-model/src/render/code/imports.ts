/** Collects what a file needs and writes its import lines, packages first, each in the order of the alphabet. */
export interface Imports {
  add: (from: string, name: string) => void
  addType: (from: string, name: string) => void
  addAll: (other: Imports) => void
  /** What has been collected: where from, which name, and whether it is only a type. */
  list: () => { from: string; name: string; isType: boolean }[]
  write: () => string
}

export function createImports(): Imports {
  const values = new Map<string, Set<string>>()
  const types = new Map<string, Set<string>>()
  return {
    add: (from, name) => put({ target: values, from, name }),
    addType: (from, name) => put({ target: types, from, name }),
    addAll(other) {
      for (const { from, name, isType } of other.list()) put({ target: isType ? types : values, from, name })
    },
    list: () =>
      [values, types].flatMap((each) =>
        [...each].flatMap(([from, names]) =>
          [...names].map((name) => ({ from, name, isType: each === types })),
        ),
      ),
    write() {
      const sources = [...new Set([...values.keys(), ...types.keys()])].toSorted(comparePaths)
      return sources
        .flatMap((from) => [
          ...writeLine('import', values.get(from), from),
          ...writeLine('import type', types.get(from), from),
        ])
        .join('')
    },
  }
}

function put({ target, from, name }: { target: Map<string, Set<string>>; from: string; name: string }): void {
  target.set(from, (target.get(from) ?? new Set()).add(name))
}

function writeLine(keyword: string, names: ReadonlySet<string> | undefined, from: string): string[] {
  if (!names) return []
  const list = [...names].toSorted()
  const line = `${keyword} { ${list.join(', ')} } from '${from}'\n`
  return [
    line.length <= 111
      ? line
      : `${keyword} {\n${list.map((name) => `  ${name},\n`).join('')}} from '${from}'\n`,
  ]
}

function comparePaths(one: string, other: string): number {
  const isOwn = one.startsWith('@/')
  if (isOwn !== other.startsWith('@/')) return isOwn ? 1 : -1
  return one < other ? -1 : 1
}
