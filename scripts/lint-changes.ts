import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { fingerprintFiles } from './imports/fingerprint-files.ts'
import type { SourceFile } from './imports/read-imports.ts'
import type { SourceText } from './imports/read-texts.ts'
import type { Outcome } from './run-checks.ts'

interface Lint {
  root: string
  texts: readonly SourceText[]
  /** The same files, with what they import. */
  sources: Promise<readonly SourceFile[]>
  /** Looks at these files. */
  lint: (paths: readonly string[]) => Promise<Outcome>
}

/** Where it is kept which files were found to be right. */
export const cacheFile = '.cache/lint.json'

/** What changes the judgement of every file. */
export const lintSettings = [
  '.oxlintrc.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'e2e/tsconfig.json',
  'packages/preview-compiler/src/runtime/tsconfig.json',
]

/** Lints the files that changed, or that use something that did, since they were last found to be right. */
export async function lintChanges({ root, texts, sources, lint }: Lint): Promise<Outcome> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const beside = lintSettings.map(read)
  const clean = readCache(root)
  // Where nothing is known, there is nothing to wait for.
  const all = clean.size === 0 ? lint(texts.map(({ path }) => path)) : undefined
  const prints = fingerprintFiles({ files: await sources, beside, read })
  const changed = [...prints].filter(([, print]) => !clean.has(print)).map(([path]) => path)
  if (changed.length === 0) return { isOk: true, output: '' }
  const outcome = await (all ?? lint(changed))
  if (outcome.isOk) await writeCache(root, [...prints.values()])
  return { ...outcome, note: `${changed.length} files that changed, or use what did` }
}

/** Where nothing is kept, or only half of it, everything is looked at. */
function readCache(root: string): ReadonlySet<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(join(root, cacheFile), 'utf8'))))
  } catch {
    return new Set()
  }
}

async function writeCache(root: string, prints: readonly string[]): Promise<void> {
  await mkdir(join(root, dirname(cacheFile)), { recursive: true })
  await writeFile(join(root, cacheFile), JSON.stringify(prints))
}
