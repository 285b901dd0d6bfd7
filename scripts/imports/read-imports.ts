import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from './read-source.ts'
import type { Source } from './read-source.ts'
import { readTexts } from './read-texts.ts'
import type { SourceText } from './read-texts.ts'
import { resolveImport } from './resolve-import.ts'
import type { Target } from './resolve-import.ts'

export interface SourceFile extends Omit<Source, 'specifiers'>, SourceText {
  readonly imports: readonly { specifier: string; target: Target }[]
}

/** Every source file below the root, with what it imports. */
export function readImports(root: string, texts = readTexts(root)): SourceFile[] {
  const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
  return texts.map(({ path, text }) => {
    const { specifiers, ...source } = readSource(path, text)
    const imports = specifiers.map((specifier) => ({
      specifier,
      target: resolveImport({ from: path, specifier, isFile }),
    }))
    return { path, text, ...source, imports }
  })
}
