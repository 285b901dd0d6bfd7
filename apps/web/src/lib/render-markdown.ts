import { Marked } from 'marked'
import { highlightCode } from './code/highlight-code.ts'

/**
 * Our own texts as HTML, when the site is built. Each heading gets an id to point at, and code its colours. The texts
 * are part of the source, so nothing in them is foreign.
 */
export function renderMarkdown(source: string): string {
  return marked.parse(source, { async: false })
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    code({ text, lang }) {
      const code = highlightCode(text, lang ?? '')
      return `<div class="code-sample" data-copyable><pre tabindex="0"><code>${code}</code></pre></div>\n`
    },
    table(token) {
      const row = (cells: typeof token.header, tag: 'td' | 'th') =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
      const body = token.rows.map((cells) => row(cells, 'td')).join('')
      return `<section class="table-frame" tabindex="0" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></section>\n`
    },
  },
})

export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[`'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
