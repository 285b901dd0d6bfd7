import { javascriptLanguage, tsxLanguage } from '@codemirror/lang-javascript'
import { jsonLanguage } from '@codemirror/lang-json'
import { phpLanguage } from '@codemirror/lang-php'
import type { LRLanguage } from '@codemirror/language'
import { highlightCode as walkCode, tagHighlighter, tags } from '@lezer/highlight'

/** Code as HTML with a class for each kind of word. Needs no editor, so it serves where code only stands to be read. */
export function highlightCode(code: string, language: string): string {
  const { parser } = languages[language] ?? {}
  if (!parser) return escapeHtml(code)
  let html = ''
  walkCode(
    code,
    parser.parse(code),
    classes,
    (text, names) => {
      html += names === '' ? escapeHtml(text) : `<span class="${names}">${escapeHtml(text)}</span>`
    },
    () => {
      html += '\n'
    },
  )
  return html
}

const languages: Record<string, LRLanguage> = {
  js: javascriptLanguage,
  ts: tsxLanguage,
  tsx: tsxLanguage,
  json: jsonLanguage,
  php: phpLanguage,
}

/** The same kinds as the editor's theme; the colours are in styles/prose.css. */
const classes = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'code-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'code-string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'code-number' },
  { tag: [tags.comment, tags.meta], class: 'code-comment' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.namespace], class: 'code-type' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'code-type' },
  { tag: [tags.attributeName, tags.propertyName], class: 'code-property' },
])

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
