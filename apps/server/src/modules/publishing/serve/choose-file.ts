import type { PublishedFile } from '../builds/published-file.ts'

interface Asked {
  /** Decoded, with its leading slash. */
  path: string
  /** Whether somebody goes there, as against a page that asks for a part of itself. */
  isNavigation: boolean
}

/**
 * A file by its name, a page by its address, and for whoever goes to an address of the app itself, its first page. A folder
 * with a page of its own has an address that ends in a slash, which its links count on.
 */
export function chooseFile(
  { path, isNavigation }: Asked,
  files: ReadonlyMap<string, PublishedFile>,
): PublishedFile | 'to-folder' | undefined {
  const found = listNames(path)
    .map((name) => files.get(name))
    .find(Boolean)
  if (found) return found
  if (files.has(`${path.slice(1)}/index.html`)) return 'to-folder'
  return isNavigation && !fileName.test(path) ? files.get('index.html') : undefined
}

function listNames(path: string): string[] {
  if (path === '/') return ['index.html']
  if (!path.endsWith('/')) return [path.slice(1), `${path.slice(1)}.html`]
  const name = path.slice(1, -1)
  return [`${name}/index.html`, `${name}.html`, name]
}

/** Names that only files have. An address such as `/users/jane.doe` is none of them. */
const fileName =
  /\.(?:m?js|jsx|tsx?|css|json|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp[34]|webm|ogg|wav|pdf|txt|xml|wasm|webmanifest)$/i
