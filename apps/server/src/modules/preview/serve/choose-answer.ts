import { mayHoldSecrets } from '@joinery/contract'
import type { PreviewPage } from '@joinery/preview-compiler'

/** What an address of a preview stands for. */
export type Choice =
  | { kind: 'page'; page: PreviewPage }
  | { kind: 'file'; path: string }
  /** A folder with a page of its own, asked for without the slash that its links count on. */
  | { kind: 'folder' }
  | { kind: 'shell' }
  | { kind: 'missing' }

interface Asked {
  /** Decoded, with its leading slash. */
  path: string
  /** Whether somebody goes there, as against a page that asks for a part of itself. */
  isNavigation: boolean
}

interface Project {
  pages: readonly PreviewPage[]
  hasFile: (path: string) => boolean
  /** The folder whose files stand at the root. */
  publicFolder: string
}

/** A page by its name, a file as a file, and for whoever goes to an address of the app itself, its page. */
export function chooseAnswer(
  { path, isNavigation }: Asked,
  { pages, hasFile, publicFolder }: Project,
): Choice {
  const [main] = pages
  // The folder of the main page is the root of the app.
  const root = main?.path.slice(0, main.path.lastIndexOf('/') + 1) ?? ''
  const find = (asked: string): Choice | undefined => {
    const names = listNames(asked)
    const page = listPlaces([root, ''], names).flatMap((each) => pages.filter((own) => own.path === each))[0]
    if (page) return { kind: 'page', page }
    const file = listPlaces([`${publicFolder}/`, '', root], names).find((each) => hasFile(each))
    return file === undefined ? undefined : { kind: 'file', path: file }
  }
  if (path === '/' && main) return { kind: 'page', page: main }
  // An app that reads them could send them anywhere.
  if (mayHoldSecrets(path.slice(1))) return { kind: 'missing' }
  const found = find(path)
  if (found) return found
  if (find(`${path}/`)) return { kind: 'folder' }
  if (path !== '/' && (!isNavigation || fileName.test(path))) return { kind: 'missing' }
  return main ? { kind: 'page', page: main } : { kind: 'shell' }
}

function listNames(path: string): string[] {
  if (path === '/') return []
  if (!path.endsWith('/')) return [path.slice(1), `${path.slice(1)}.html`]
  const name = path.slice(1, -1)
  return [`${name}/index.html`, `${name}.html`]
}

const listPlaces = (folders: readonly string[], names: readonly string[]) =>
  folders.flatMap((folder) => names.map((name) => folder + name))

/** Names that only files have. An address such as `/users/jane.doe` is none of them. */
const fileName =
  /\.(?:m?js|jsx|tsx?|css|json|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp[34]|webm|ogg|wav|pdf|txt|xml|wasm|webmanifest)$/i
