import { createHash } from 'node:crypto'
import type { SourceFile } from './read-imports.ts'

interface Options {
  files: readonly SourceFile[]
  /** What is part of every file. */
  beside: readonly string[]
  /** Reads what is imported and is no source file. */
  read: (path: string) => string
}

/**
 * Of each file a text that changes when the file does, or anything that it imports, directly or not. What changes the
 * meaning of files that do not import it, by `declare module`, is part of all of them.
 */
export function fingerprintFiles({ files, beside, read }: Options): ReadonlyMap<string, string> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const everywhere = files.filter(({ text }) => /\bdeclare\s+(?:global|module)\b/.test(text))
  const shared = hash([...beside, ...everywhere.map(({ text }) => text)])
  const prints = new Map<string, string>()

  function fingerprint(path: string): string {
    const known = prints.get(path)
    if (known !== undefined) return known
    const { text, imports } = byPath.get(path) ?? { text: read(path), imports: [] }
    // Whoever is met again on the way is in a circle, and those are refused elsewhere.
    prints.set(path, path)
    const imported = imports.map(({ target }) => (target.path ? fingerprint(target.path) : ''))
    const print = hash([shared, path, text, ...imported])
    prints.set(path, print)
    return print
  }

  return new Map(files.map(({ path }) => [path, fingerprint(path)]))
}

function hash(texts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(`${text.length}:`).update(text)
  return sum.digest('base64url')
}
