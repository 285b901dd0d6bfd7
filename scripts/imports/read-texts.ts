import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceText {
  /** Relative to the root and with `/` between names. */
  readonly path: string
  readonly text: string
}

/** All source files as they are now, in a stable order. One after the other is the quickest for many small files. */
export function readTexts(root: string): SourceText[] {
  return [...listSources(root, '')]
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function* listSources(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`
    if (isForeign(path, entry.name)) continue
    if (entry.isDirectory()) yield* listSources(root, `${path}/`)
    else if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(path)) yield path
  }
}

const foreignFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])

/** Installed, built and recorded files are not ours to judge, and neither is the server's data folder. */
function isForeign(path: string, name: string): boolean {
  return path === 'data' || name.startsWith('.') || foreignFolders.has(name)
}
