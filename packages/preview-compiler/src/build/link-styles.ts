import { fillStylePlaces, listStylePlaces } from '../document/style-places.ts'
import { hashText } from '../files/project-files.ts'
import type { PreviewBundle, PreviewPage } from '../protocol.ts'

interface LinkedPage {
  /** With a link wherever the page has one to a stylesheet of the project. */
  html: string
  /** What comes last in its head. */
  last: string[]
  /** The stylesheets by their place in the site. */
  files: Map<string, string>
}

/** The styles of a page as files: each that it links by itself, and in one all that its code brings. */
export function linkStyles({ html, styles }: PreviewPage, bundle: Pick<PreviewBundle, 'styles'>): LinkedPage {
  const texts = new Map(bundle.styles.map(({ id, css }) => [id, css]))
  const files = new Map<string, string>()
  const link = (css: string, media?: string) => {
    if (css === '') return ''
    const path = `assets/style-${hashText(css)}.css`
    files.set(path, css)
    return `<link rel="stylesheet" href="/${path}"${media === undefined ? '' : ` media="${media}"`}>`
  }
  const places = listStylePlaces(html)
  const others = styles.flatMap((id) => (places.has(id) ? [] : (texts.get(id) ?? [])))
  return {
    html: fillStylePlaces(html, ({ id, media }) => link(texts.get(id) ?? '', media)),
    last: [link(others.join('\n'))].filter((text) => text !== ''),
    files,
  }
}
