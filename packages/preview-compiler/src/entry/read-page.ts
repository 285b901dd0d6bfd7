import { folderOf, joinPath, splitQuery } from '../files/paths.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { readStaticAssignment, isStaticObject } from '../resolve/read-static.ts'
import { toTailwindConfig } from '../styles/read-tailwind-config.ts'
import type { TailwindConfig } from '../styles/read-tailwind-config.ts'
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
  /** Stylesheets of the project that it links, as paths. */
  readonly stylesheets: readonly string[]
  /** The stylesheet that a page with Tailwind from another site asks for. */
  readonly tailwindStyles: string | undefined
  readonly tailwindConfig: TailwindConfig | undefined
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
  const draft = new Draft(path, files)
  for (const tag of tags) draft.take(tag)
  return {
    path,
    html: editHtml(html, draft.edits),
    title: tags.find(({ name }) => name === 'title')?.content.trim() ?? '',
    entries: draft.entries,
    inlineModules: draft.inlineModules,
    stylesheets: draft.stylesheets,
    tailwindStyles: draft.tailwindStyles(),
    tailwindConfig: draft.tailwindConfig,
  }
}

/** `%VITE_X%` as Vite fills it in; a name without a value stays as it is. */
function replaceEnv(html: string, env: Readonly<Record<string, string>>): string {
  return html
    .replaceAll(/%PUBLIC_URL%\/?/g, '/')
    .replaceAll(/%(\w+)%/g, (match, name: string) =>
      Object.hasOwn(env, name) ? escapeHtml(env[name] ?? '') : match,
    )
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

class Draft {
  readonly edits: HtmlEdit[] = []
  readonly entries: string[] = []
  readonly inlineModules = new Map<string, string>()
  readonly stylesheets: string[] = []
  tailwindConfig: TailwindConfig | undefined
  readonly #path: string
  readonly #files: ProjectFiles
  readonly #tailwindBlocks: string[] = []
  #usesTailwindScript = false

  constructor(path: string, files: ProjectFiles) {
    this.#path = path
    this.#files = files
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
    } else if (type === 'importmap' || (src !== undefined && builderScript.test(src))) this.#drop(tag)
    else if (src === undefined && this.#takeTailwindConfig(tag)) this.#drop(tag)
    else if (type === 'module' || type === 'text/babel') this.#takeModule(tag, src)
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
    if (/^(?:https?:)?\/\//.test(href)) {
      // A site that does not answer must not hold the page back.
      const late = `<link rel="stylesheet" href="${href}" media="print" onload="this.media='all'">`
      this.edits.push({ start: tag.start, end: tag.end, text: late })
      return
    }
    const stylesheet = this.#locate(href)
    if (stylesheet !== undefined) this.stylesheets.push(stylesheet)
    this.#drop(tag)
  }

  #locate(href: string): string | undefined {
    const { path } = splitQuery(href)
    const rooted = path.startsWith('/') ? path.slice(1) : undefined
    const candidates =
      rooted === undefined
        ? [joinPath(folderOf(this.#path), path)]
        : [rooted, `public/${rooted}`, joinPath(folderOf(this.#path), rooted)]
    return candidates.find((candidate) => candidate !== undefined && this.#files.has(candidate))
  }

  #drop({ start, end }: HtmlTag): void {
    this.edits.push({ start, end, text: '' })
  }
}

const tailwindScript = /^https?:\/\/cdn\.tailwindcss\.com|\/@tailwindcss\/browser/
/** Scripts with which other builders reach into their own previews. */
const builderScript = /^https?:\/\/(?:cdn\.gpteng\.co|[\w.-]+\.lovable\.app)\//
