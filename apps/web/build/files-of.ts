import type { Manifest } from 'vite'

interface Files {
  scripts: string[]
  styles: string[]
}

/** The files that some modules need, with everything they import, without what `loaded` modules bring anyway. */
export function filesOf(manifest: Manifest, sources: string[], loaded: string[] = []): Files {
  const known = reach(manifest, loaded)
  const chunks = [...reach(manifest, sources)]
    .filter((key) => !known.has(key))
    .map((key) => chunkOf(manifest, key))
  return {
    scripts: unique(chunks.map(({ file }) => file)),
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
  }
}

function reach(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    reach(manifest, chunkOf(manifest, key).imports ?? [], seen)
  }
  return seen
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}. Is its path in src/app/screens.ts right?`)
  return chunk
}

const unique = (files: string[]) => [...new Set(files)]
