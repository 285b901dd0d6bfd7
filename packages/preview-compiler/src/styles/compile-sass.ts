import type { Importer, ImporterResult } from 'sass'
import type { Diagnostic } from '../diagnostics.ts'
import { drawFrame } from '../diagnostics.ts'
import { extensionOf, folderOf, joinPath } from '../files/paths.ts'
import type { ProjectView } from '../frameworks/project-view.ts'
import { listSassPaths } from './list-sass-paths.ts'
import { readPackageSass } from './read-package-sass.ts'

export interface SassSource {
  path: string
  text: string
  lang: 'scss' | 'sass'
  project: ProjectView
  /** Collects what was looked for beside the file. */
  reads: Set<string>
}

interface CompiledSass {
  css: string
  diagnostics: readonly Diagnostic[]
}

/**
 * Sass as CSS. It is loaded with the first file that needs it, and sees what it is given here: files of the project, and
 * those of packages that are made to be imported.
 */
export async function compileSass(source: SassSource): Promise<CompiledSass> {
  const sass = await import('sass')
  const { path, text, lang } = source
  const importer = createImporter(source)
  try {
    const { css } = sass.compileString(text, {
      url: new URL(writeUrl(path)),
      syntax: lang === 'sass' ? 'indented' : 'scss',
      importer,
      importers: [importer],
      logger: sass.Logger.silent,
    })
    return { css, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof sass.Exception)) throw error
    const { sassMessage, span } = error
    const file = span.url === undefined || span.url === null ? path : readUrl(span.url)
    const shown = source.project.readText(file) ?? (file === path ? text : undefined)
    const position = { line: span.start.line + 1, column: span.start.column + 1 }
    return {
      css: '',
      diagnostics: [
        {
          kind: 'style',
          // What is not there may be written yet, and a page can do without. What is wrong has to be mended.
          severity: sassMessage.startsWith("Can't find stylesheet") ? 'warning' : 'error',
          file,
          ...position,
          ...(shown !== undefined && { frame: drawFrame(shown, position) }),
          message: `${sassMessage.replace(/\.$/, '')}, so the styles of ${path} are left out.`,
        },
      ],
    }
  }
}

function createImporter({ path: root, project, reads }: SassSource): Importer<'sync'> {
  const texts = new Map<string, string>()
  return {
    canonicalize(url, { containingUrl }): URL | null {
      const importer = containingUrl ? readUrl(containingUrl) : root
      const wanted = url.startsWith(projectScheme) ? readUrl(new URL(url)) : url.replace(/^~/, '')
      const isPath = url.startsWith(projectScheme)
      for (const candidate of listSassPaths(wanted)) reads.add(candidate)
      const found = findText({ wanted, isPath, importer, project })
      if (!found) return null
      reads.add(found.path)
      const address = writeUrl(found.path)
      texts.set(address, found.text)
      return new URL(address)
    },
    load(url): ImporterResult | null {
      const contents = texts.get(url.href)
      return contents === undefined ? null : { contents, syntax: syntaxOf(url.pathname) }
    },
  }
}

interface Wanted {
  wanted: string
  /** True for a path in the project, where Sass has put a relative address together itself. */
  isPath: boolean
  importer: string
  project: ProjectView
}

function findText({ wanted, isPath, importer, project }: Wanted): { path: string; text: string } | undefined {
  for (const candidate of listSassPaths(wanted)) {
    const paths = isPath
      ? [candidate]
      : [
          project.findFile(candidate, importer),
          `src/${candidate}`,
          candidate,
          joinPath(folderOf(importer), candidate),
        ]
    for (const path of paths) {
      const text = path === undefined ? undefined : project.readText(path)
      if (path !== undefined && text !== undefined) return { path, text }
    }
  }
  return readPackageSass(wanted)
}

function syntaxOf(path: string): 'scss' | 'indented' | 'css' {
  const extension = extensionOf(path)
  if (extension === '.sass') return 'indented'
  return extension === '.css' ? 'css' : 'scss'
}

/** No address of the host: nothing reads files by it. */
const projectScheme = 'project:///'

function writeUrl(path: string): string {
  return new URL(projectScheme + path.split('/').map(encodeURIComponent).join('/')).href
}

function readUrl(url: URL): string {
  return decodeURIComponent(url.pathname).replace(/^\/+/, '')
}
