import type { PackageFile } from '../preview-compiler.ts'

/**
 * Which files of packages import which others, learnt as they are sent. A page that names all of them at once saves the
 * browser a round trip for each step.
 */
export function createPackageImports() {
  const known = new Map<string, readonly string[]>()
  return {
    note(path: string, { body, type }: PackageFile): void {
      if (known.has(path) || !type.includes('javascript')) return
      const head = Buffer.from(body.subarray(0, headBytes)).toString()
      const imports = [...head.matchAll(importedPath)].map(([, specifier = '']) => resolve(specifier, path))
      known.set(path, imports)
    },
    /** What these import, and what that imports, without these. */
    follow(paths: readonly string[]): string[] {
      const found = new Set(paths)
      for (const path of found) for (const further of known.get(path) ?? []) found.add(further)
      return [...found].slice(new Set(paths).size)
    },
  }
}

/** Bundles have their imports in front. */
const headBytes = 8_000
const importedPath = /\b(?:from|import)\s*["']((?:\.{1,2})?\/[^"'\n]+)["']/g

function resolve(specifier: string, importer: string): string {
  return new URL(specifier, `http://packages${importer}`).pathname
}
