import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { fingerprintFiles } from './imports/fingerprint-files.ts'
import type { SourceFile } from './imports/read-imports.ts'
import type { Outcome } from './run-checks.ts'

interface Lint {
  root: string
  files: readonly SourceFile[]
  /** Looks at these files. */
  lint: (paths: readonly string[]) => Promise<Outcome>
}

/** Where it is kept which files were found to be right. */
const cacheFile = '.cache/lint.json'

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
export async function lintChanges({ root, files, lint }: Lint): Promise<Outcome> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const prints = fingerprintFiles({ files, beside: lintSettings.map(read), read })
  const clean = readCache(root)
  const changed = [...prints].filter(([, print]) => !clean.has(print)).map(([path]) => path)
  if (changed.length === 0) return { isOk: true, output: '' }
  const outcome = await lint(changed)
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
