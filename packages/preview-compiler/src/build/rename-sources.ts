import { hashText, readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { listReferences } from './list-references.ts'

interface RenamedPage {
  html: string
  /** The scripts by their place in the site. */
  files: Map<string, string>
}

interface Surroundings {
  /** Where the page stands in the site. */
  place: string
  root: string
  projectFiles: ProjectFiles
}

/**
 * Nobody publishes sources unknowingly, so nothing with their endings is ever delivered. A page that compiles some in the
 * browser cannot do without them, and gets them as parts of the build.
 */
export function renameSources(html: string, { place, root, projectFiles }: Surroundings): RenamedPage {
  const files = new Map<string, string>()
  const renamed = html.replaceAll(/<script\b[^<>]*>/gi, (tag) => {
    if (!/\btype\s*=\s*["']?text\/babel\b/i.test(tag)) return tag
    const source = listReferences(tag, place).find((path) => path.endsWith('.jsx'))
    const text = source && (readText(projectFiles, source) ?? readText(projectFiles, root + source))
    if (text === undefined) return tag
    const path = `assets/script-${hashText(text)}.js`
    files.set(path, text)
    return tag.replace(/\bsrc\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)/i, `src="/${path}"`)
  })
  return { html: renamed, files }
}
