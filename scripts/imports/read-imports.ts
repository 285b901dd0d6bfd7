import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listSources } from './list-sources.ts'
import { readSource } from './read-source.ts'
import type { Source } from './read-source.ts'
import { resolveImport } from './resolve-import.ts'
import type { Target } from './resolve-import.ts'

export interface SourceFile extends Omit<Source, 'specifiers'> {
  readonly path: string
  readonly text: string
  readonly imports: readonly { specifier: string; target: Target }[]
}

/** Every source file below the root, with what it imports. */
export async function readImports(root: string): Promise<SourceFile[]> {
  const paths = await listSources(root)
  return Promise.all(paths.map((path) => readOne(root, path)))
}

async function readOne(root: string, path: string): Promise<SourceFile> {
  const text = await readFile(join(root, path), 'utf8')
  const { specifiers, ...source } = readSource(path, text)
  const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
  const imports = specifiers.map((specifier) => ({
    specifier,
    target: resolveImport({ from: path, specifier, isFile }),
  }))
  return { path, text, ...source, imports }
}
