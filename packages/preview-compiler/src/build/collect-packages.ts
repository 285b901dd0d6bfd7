import type { PackageSet } from '../packages/package-set.ts'

interface CollectedPackages {
  files: Map<string, Uint8Array>
  /** The scripts among them, so that a page can ask for all of them at once. */
  scripts: string[]
  /** Why some of them could not be had. */
  problems: string[]
}

/** The files of packages at these addresses, and all that those import. */
export async function collectPackages(
  urls: readonly string[],
  packages: Pick<PackageSet, 'read'>,
): Promise<CollectedPackages> {
  const files = new Map<string, Uint8Array>()
  const scripts: string[] = []
  const problems: string[] = []
  const waiting = urls.filter((url) => url.startsWith('/'))
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const path = url.slice(1)
    if (files.has(path)) continue
    const file = await packages.read(url)
    if (!file) continue
    files.set(path, file.body)
    if (file.problem !== undefined) problems.push(file.problem)
    const text = Buffer.from(file.body).toString()
    const isScript = file.type.includes('javascript')
    if (isScript) scripts.push(path)
    for (const [, , specifier = ''] of text.matchAll(isScript ? importedPath : namedInStyle))
      waiting.push(new URL(specifier, `http://site${url}`).pathname)
  }
  return { files, scripts: scripts.toSorted(), problems }
}

const importedPath = /\b(?:from|import)\s*\(?\s*(["'])((?:\.{0,2}\/)[^"'\n]+)\1/g
const namedInStyle = /\burl\(\s*(["']?)((?!data:|https?:|#)[^"')\s]+)\1\s*\)/g
