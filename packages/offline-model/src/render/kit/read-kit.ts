import { readdirSync, readFileSync } from 'node:fs'

/** The hand-written source files that generated projects share, by path under `src/` and, after an `@`, by variant. */
export function readKit(): ReadonlyMap<string, string> {
  kit ??= new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(suffix))
      .toSorted()
      .map((path) => [
        path.slice(0, -suffix.length).replaceAll('\\', '/'),
        readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'),
      ]),
  )
  return kit
}

/** A suffix keeps them out of the type check and the lint of this package: they belong to another project. */
const suffix = '.txt'
const folder = new URL('./files/', import.meta.url)
let kit: ReadonlyMap<string, string> | undefined
