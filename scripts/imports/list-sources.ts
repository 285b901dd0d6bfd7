import { glob } from 'node:fs/promises'
import { sep } from 'node:path'

/** The paths of all source files, relative to the root and with `/` between names, in a stable order. */
export async function listSources(root: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', { cwd: root, exclude: isForeign })) {
    paths.push(path.split(sep).join('/'))
  }
  return paths.toSorted()
}

const foreignFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])

/** Installed, built and recorded files are not ours to judge, and neither is the server's data folder. */
function isForeign(path: string): boolean {
  const names = path.split(sep)
  return names[0] === 'data' || names.some((name) => name.startsWith('.') || foreignFolders.has(name))
}
