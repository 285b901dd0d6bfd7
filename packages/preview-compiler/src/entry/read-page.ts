import { escapeAttribute } from '../document/escape-attribute.ts'
import { findEndOfHead, insertFirst } from '../document/insert-markup.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { readStaticAssignment } from '../static/read-static.ts'
import { isStaticObject } from '../static/static-value.ts'
import { toTailwindConfig } from '../styles/read-tailwind-config.ts'
import type { TailwindConfig } from '../styles/read-tailwind-config.ts'
import { emptyImportMap, readImportMap, writeImportMap } from './import-map.ts'
import type { ImportMap } from './import-map.ts'
import { readStyleLink } from './read-style-link.ts'
import { editHtml, scanHtml } from './scan-html.ts'
import type { HtmlEdit, HtmlTag } from './scan-html.ts'

/** A page as it is served: the project's own markup, without the scripts and styles that the registry brings. */
export interface Page {
  readonly path: string
  readonly html: string
  readonly title: string
  /** What its module scripts name, as they write it. */
  readonly entries: readonly string[]
  /** Scripts written into the page, by the id that stands for them in `entries`. */
  readonly inlineModules: ReadonlyMap<string, string>
  /** Stylesheets of the project that it links. Its markup has a place for each. */
  readonly stylesheets: readonly LinkedStyle[]
  /** The stylesheet that a page with Tailwind from another site asks for. */
  readonly tailwindStyles: string | undefined
  readonly tailwindConfig: TailwindConfig | undefined
  readonly importMap: ImportMap
}

export interface LinkedStyle {
  readonly path: string
  /** Then it comes after everything that is in the head. */
  readonly isInBody: boolean
}

interface PageSource {
  path: string
  html: string
  files: ProjectFiles
  env: Readonly<Record<string, string>>
}

export function readPage(source: PageSource): Page {
  const { path, files, env } = source
  const html = replaceEnv(source.html, env)
  const tags = scanHtml(html)
  const draft = new Draft(path, files, findEndOfHead(html))
  draft.hasBabel = tags.some(({ attributes }) => babelScript.test(attributes.get('src') ?? ''))
  for (const tag of tags) draft.take(tag)
  const edited = editHtml(html, draft.edits)
  const importMap = writeImportMap(draft.importMap)
  return {
    path,
    // A browser reads it before it loads the first module, or not at all.
    html: importMap === '' ? edited : insertFirst(edited, importMap),
    title: tags.find(({ name }) => name === 'title')?.content.trim() ?? '',
    entries: draft.entries,
    inlineModules: draft.inlineModules,
    stylesheets: draft.stylesheets,
    tailwindStyles: draft.tailwindStyles(),
    tailwindConfig: draft.tailwindConfig,
    importMap: draft.importMap,
  }
}

/** `%VITE_X%` as Vite fills it in; a name without a value stays as it is. */
function replaceEnv(html: string, env: Readonly<Record<string, string>>): string {
  return html
    .replaceAll(/%PUBLIC_URL%\/?/g, '/')
    .replaceAll(/%(\w+)%/g, (match, name: string) =>
      Object.hasOwn(env, name) ? escapeAttribute(env[name] ?? '') : match,
    )
}

class Draft {
  readonly edits: HtmlEdit[] = []
  readonly entries: string[] = []
  readonly inlineModules = new Map<string, string>()
  readonly stylesheets: LinkedStyle[] = []
  tailwindConfig: TailwindConfig | undefined
  importMap = emptyImportMap
  /** Then it compiles its scripts itself, for the libraries that it loads. */
  hasBabel = false
  readonly #path: string
  readonly #files: ProjectFiles
  readonly #endOfHead: number
  readonly #tailwindBlocks: string[] = []
  #usesTailwindScript = false

  constructor(path: string, files: ProjectFiles, endOfHead: number) {
    this.#path = path
    this.#files = files
    this.#endOfHead = endOfHead
  }

  take(tag: HtmlTag): void {
    if (tag.name === 'script') this.#takeScript(tag)
    if (tag.name === 'link') this.#takeLink(tag)
    if (tag.name === 'style' && tag.attributes.get('type') === 'text/tailwindcss') {
      this.#tailwindBlocks.push(tag.content)
      this.#drop(tag)
    }
    // The page's own policy knows nothing of the runtime and would keep it out.
    if (tag.name === 'meta' && tag.attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
      this.#drop(tag)
  }

  tailwindStyles(): string | undefined {
    if (!this.#usesTailwindScript && this.#tailwindBlocks.length === 0) return undefined
    const blocks = this.#tailwindBlocks.join('\n')
    return /@import\s+["']tailwindcss/.test(blocks)
      ? blocks
      : `@tailwind base; @tailwind utilities;\n${blocks}`
  }

  #takeScript(tag: HtmlTag): void {
    const src = tag.attributes.get('src')
    const type = tag.attributes.get('type')?.toLowerCase() ?? ''
    if (src !== undefined && tailwindScript.test(src)) {
      this.#usesTailwindScript = true
      this.#drop(tag)
    } else if (type === 'importmap') {
      this.importMap = readImportMap(tag.content, this.#path)
      this.#drop(tag)
    } else if (src !== undefined && builderScript.test(src)) this.#drop(tag)
    else if (src === undefined && this.#takeTailwindConfig(tag)) this.#drop(tag)
    else if (type === 'module' || (type === 'text/babel' && !this.hasBabel)) this.#takeModule(tag, src)
  }

  #takeModule(tag: HtmlTag, src: string | undefined): void {
    if (src !== undefined && /^(?:https?:)?\/\//.test(src)) return
    if (src === undefined) {
      if (tag.content.trim() === '') return
      const id = `${this.#path}?script=${this.inlineModules.size}`
      this.inlineModules.set(id, tag.content)
      this.entries.push(id)
    } else this.entries.push(/^[./]/.test(src) ? src : `./${src}`)
    this.#drop(tag)
  }

  #takeTailwindConfig(tag: HtmlTag): boolean {
    if (!/\btailwind\.config\s*=/.test(tag.content)) return false
    const value = readStaticAssignment({ path: 'inline.js', text: tag.content }, 'tailwind.config')
    if (isStaticObject(value)) this.tailwindConfig = toTailwindConfig(this.#path, value)
    return true
  }

  #takeLink(tag: HtmlTag): void {
    const rel = tag.attributes.get('rel')?.toLowerCase() ?? ''
    const href = tag.attributes.get('href') ?? ''
    if (rel.includes('modulepreload')) this.#drop(tag)
    if (rel !== 'stylesheet' || href === '') return
    const { text, path } = readStyleLink(tag, this.#path, this.#files)
    const isKnown = this.stylesheets.some((linked) => linked.path === path)
    if (text !== undefined) this.#replace(tag, isKnown ? '' : text)
    if (path === undefined || isKnown) return
    this.stylesheets.push({ path, isInBody: this.#endOfHead !== -1 && tag.start > this.#endOfHead })
  }

  #drop(tag: HtmlTag): void {
    this.#replace(tag, '')
  }

  #replace({ start, end }: HtmlTag, text: string): void {
    this.edits.push({ start, end, text })
  }
}

const tailwindScript = /^https?:\/\/cdn\.tailwindcss\.com|\/@tailwindcss\/browser/
const babelScript = /@babel\/standalone|babel-standalone|\/babel(?:\.min)?\.js/i
/** Scripts with which other builders reach into their own previews. */
const builderScript = /^https?:\/\/(?:cdn\.gpteng\.co|[\w.-]+\.lovable\.app)\//
