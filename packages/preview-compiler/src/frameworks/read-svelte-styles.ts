import type { Diagnostic } from '../diagnostics.ts'
import type { ProjectView } from './project-view.ts'
import { readStyleText } from '../styles/read-style-text.ts'

interface SvelteSource {
  path: string
  text: string
  project: ProjectView
  /** Collects what was looked for beside the component. */
  reads: Set<string>
}

interface ReadComponent {
  text: string
  diagnostics: readonly Diagnostic[]
}

/** The component with its styles in CSS: Svelte itself does not ask for their language. Every line stays where it is. */
export async function readSvelteStyles({ path, text, ...around }: SvelteSource): Promise<ReadComponent> {
  for (const { 0: tag, 1: attributes = '', index } of text.matchAll(openings)) {
    const [, lang] = /\slang=["']?(\w+)/.exec(attributes) ?? []
    if (lang === undefined) continue
    const start = index + tag.length
    const end = text.indexOf('</style', start)
    if (end === -1) break
    const { css, diagnostics } = await readStyleText({
      path,
      lang,
      text: text.slice(start, end),
      firstLine: text.slice(0, start).split('\n').length,
      ...around,
    })
    const kept = diagnostics.length > 0 ? text.slice(start, end).replaceAll(/[^\n]/g, ' ') : css
    return { text: text.slice(0, start) + kept + text.slice(end), diagnostics }
  }
  return { text, diagnostics: [] }
}

/** A component has one block of styles. What stands in a comment is none. */
const openings = /<!--(?:[^-]|-(?!->))*(?:-->)?|<style\b([^<>]*)>/g
