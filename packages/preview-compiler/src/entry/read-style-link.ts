import { writeStylePlace } from '../document/style-places.ts'
import { folderOf, joinPath, splitQuery } from '../files/paths.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { HtmlTag } from './scan-html.ts'
import { writeLateLink } from './write-late-link.ts'

interface StyleLink {
  /** What stands in its place. Undefined where it stays as it is. */
  readonly text: string | undefined
  /** The stylesheet of the project that it names. */
  readonly path?: string
}

/** What becomes of a link to a stylesheet. One that leads nowhere goes. */
export function readStyleLink(tag: HtmlTag, pagePath: string, files: ProjectFiles): StyleLink {
  const href = tag.attributes.get('href') ?? ''
  if (/^(?:https?:)?\/\//.test(href)) return { text: writeLateLink(tag) }
  const path = locate(href, pagePath, files)
  if (path === undefined) return { text: '' }
  // A script that changes its media once it is there only means to load it late.
  const isLate = /\bmedia\b/.test(tag.attributes.get('onload') ?? '')
  const media = isLate ? undefined : tag.attributes.get('media')
  return { text: writeStylePlace({ id: path, media }), path }
}

function locate(href: string, pagePath: string, files: ProjectFiles): string | undefined {
  const { path } = splitQuery(href)
  const rooted = path.startsWith('/') ? path.slice(1) : undefined
  const candidates =
    rooted === undefined
      ? [joinPath(folderOf(pagePath), path)]
      : [rooted, `public/${rooted}`, joinPath(folderOf(pagePath), rooted)]
  return candidates.find((candidate) => candidate !== undefined && files.has(candidate))
}
