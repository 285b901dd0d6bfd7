import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname } from 'node:path'
import { init, parse } from 'cjs-module-lexer'
import { parseSync } from 'rolldown/utils'
import { findOwner } from './find-package.ts'

export function isCommonJs(path: string, text: string): boolean {
  const extension = extname(path)
  if (extension !== '.js') return extension === '.cjs'
  if (findOwner(path)?.manifest['type'] === 'module') return false
  return !parseSync(path, text, { sourceType: 'unambiguous' }).module.hasModuleSyntax
}

/** The names that a CommonJS module exports, so that they can be imported by name. */
export async function listCommonJsNames(path: string, isTrusted: boolean): Promise<string[]> {
  await init()
  const names = new Set<string>()
  collectNames(path, names, new Set())
  if (isTrusted) for (const name of listByRunning(path)) names.add(name)
  return [...names].filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== '__esModule',
  )
}

function collectNames(path: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(path)) return
  seen.add(path)
  let found
  try {
    found = parse(readFileSync(path, 'utf8'))
  } catch {
    return
  }
  for (const name of found.exports) names.add(name)
  for (const specifier of found.reexports) {
    const next = resolveFrom(path, specifier)
    if (next !== undefined) collectNames(next, names, seen)
  }
}

function resolveFrom(path: string, specifier: string): string | undefined {
  try {
    return createRequire(path).resolve(specifier, { paths: [dirname(path)] })
  } catch {
    return undefined
  }
}

/** Some packages name their exports only while they run. */
function listByRunning(path: string): string[] {
  try {
    const exports: unknown = createRequire(path)(path)
    return (typeof exports === 'object' || typeof exports === 'function') && exports !== null
      ? Object.keys(exports)
      : []
  } catch {
    // It needs a browser. What it says in its text has to do.
    return []
  }
}
