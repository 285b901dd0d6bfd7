import { mayHoldSecrets } from '@joinery/contract'
import type { PreviewPage } from '@joinery/preview-compiler'

/** What an address of a preview stands for. */
export type Choice =
  | { kind: 'page'; page: PreviewPage }
  | { kind: 'file'; path: string }
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
}

/** A page by its name, a file as a file, and for whoever goes to an address of the app itself, its page. */
export function chooseAnswer({ path, isNavigation }: Asked, { pages, hasFile }: Project): Choice {
  const page = findPage(path, pages)
  if (page) return { kind: 'page', page }
  const name = path.slice(1)
  // An app that reads them could send them anywhere.
  if (mayHoldSecrets(name)) return { kind: 'missing' }
  const file = [`public/${name}`, name].find((candidate) => candidate !== '' && hasFile(candidate))
  if (file !== undefined) return { kind: 'file', path: file }
  if (path !== '/' && (!isNavigation || fileName.test(path))) return { kind: 'missing' }
  const [main] = pages
  return main ? { kind: 'page', page: main } : { kind: 'shell' }
}

function findPage(path: string, pages: readonly PreviewPage[]): PreviewPage | undefined {
  const [main] = pages
  if (path === '/') return main
  // The folder of the main page is the root of the app.
  const folder = main?.path.slice(0, main.path.lastIndexOf('/') + 1) ?? ''
  const name = path.slice(1)
  return pages.find((page) => {
    const own = page.path.slice(folder.length)
    return own === name || own === `${name}.html` || page.path === name
  })
}

/** Names that only files have. An address such as `/users/jane.doe` is none of them. */
const fileName =
  /\.(?:m?js|jsx|tsx?|css|json|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp[34]|webm|ogg|wav|pdf|txt|xml|wasm|webmanifest)$/i
