import type { PublishedFile } from '../builds/published-file.ts'

interface Asked {
  /** Decoded, with its leading slash. */
  path: string
  /** Whether somebody goes there, as against a page that asks for a part of itself. */
  isNavigation: boolean
}

/** A file by its name, a page by its address, and for whoever goes to an address of the app itself, its first page. */
export function chooseFile(
  { path, isNavigation }: Asked,
  files: ReadonlyMap<string, PublishedFile>,
): PublishedFile | undefined {
  const name = path.slice(1).replace(/\/$/, '')
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
  const found = candidates.map((candidate) => files.get(candidate)).find(Boolean)
  if (found || !isNavigation || fileName.test(path)) return found
  return files.get('index.html')
}

/** Names that only files have. An address such as `/users/jane.doe` is none of them. */
const fileName =
  /\.(?:m?js|jsx|tsx?|css|json|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp[34]|webm|ogg|wav|pdf|txt|xml|wasm|webmanifest)$/i
