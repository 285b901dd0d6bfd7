import type { Diagnostic } from '../diagnostics.ts'
import type { ProjectView } from '../frameworks/project-view.ts'
import { compileSass } from './compile-sass.ts'
import { readPlainScss } from './read-plain-scss.ts'

interface StyleText {
  path: string
  /** As a block names it, or as the file ends: `scss`. */
  lang: string
  text: string
  /** Where the text begins in its file. */
  firstLine?: number
  project: ProjectView
  /** Collects what was looked for beside the file. */
  reads: Set<string>
}

interface ReadStyle {
  /** Empty where the styles are left out. */
  css: string
  diagnostics: readonly Diagnostic[]
}

/** Styles in any language, as CSS. What needs a preprocessor is left out and said: the rest of the page works without. */
export async function readStyleText(source: StyleText): Promise<ReadStyle> {
  const { path, lang, text, firstLine = 1, project, reads } = source
  if (plainLangs.has(lang)) return { css: text, diagnostics: [] }
  const css = nestingLangs.has(lang) ? readPlainScss(text) : undefined
  if (css !== undefined) return { css, diagnostics: [] }
  if (lang === 'scss' || lang === 'sass')
    return compileSass({ path, lang, text: '\n'.repeat(firstLine - 1) + text, project, reads })
  const title = titles.get(lang) ?? lang
  const message = `${title} is not part of the preview, so these styles are left out. Write them as plain CSS.`
  return { css: '', diagnostics: [{ kind: 'style', severity: 'warning', file: path, message }] }
}

const plainLangs = new Set(['css', 'postcss', 'pcss'])
const nestingLangs = new Set(['scss', 'less'])
const titles = new Map([
  ['less', 'Less'],
  ['styl', 'Stylus'],
  ['stylus', 'Stylus'],
])
