import { readdirSync, readFileSync } from 'node:fs'
import type { ApplicationModel } from '../../model/application-model.ts'

export type Framework = ApplicationModel['framework']

/**
 * The hand-written source files that generated projects of a framework share, by path under `src/` and, after an `@`, by
 * variant. Vue and Svelte take what needs no React from the first kit, and what single-file components have in common.
 */
export function readKit(framework: Framework = 'react'): ReadonlyMap<string, string> {
  const known = kits.get(framework)
  if (known) return known
  const kit =
    framework === 'react'
      ? readFolder('files')
      : new Map([...readPlainFiles(), ...readFolder('sfc'), ...readFolder(framework)])
  kits.set(framework, kit)
  return kit
}

const kits = new Map<Framework, ReadonlyMap<string, string>>()

function readPlainFiles(): [string, string][] {
  return [...readKit('react')].filter(
    ([path, text]) => path.endsWith('.ts') && !/from '(?:react|react-router-dom|lucide-react)'/.test(text),
  )
}

/** A suffix keeps them out of the type check and the lint of this package: they belong to another project. */
const suffix = '.txt'

function readFolder(name: string): Map<string, string> {
  const folder = new URL(`./${name}/`, import.meta.url)
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(suffix))
      .toSorted()
      .map((path) => [
        path.slice(0, -suffix.length).replaceAll('\\', '/'),
        readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'),
      ]),
  )
}
