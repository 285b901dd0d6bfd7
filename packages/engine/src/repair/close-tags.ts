import { fillText, texts } from '@joinery/contract'
import type { RunDiagnostic } from '@joinery/contract'
import { maskSource } from './mask-source.ts'
import { splice } from './repair.ts'
import type { Repaired } from './repair.ts'

/** Closes elements that never have content and that JSX, unlike HTML, wants closed: `<br>` becomes `<br />`. */
export function closeVoidTags(text: string): Repaired {
  const masked = maskSource(text)
  const changes: { start: number; end: number; by: string; tag: string }[] = []
  for (const match of masked.matchAll(voidTag)) {
    const tag = match[1] ?? ''
    const end = findTagEnd(masked, match.index + match[0].length)
    if (end === undefined || masked.charAt(end - 1) === '/') continue
    // A type in angle brackets follows a name and comes before a call: `useRef<input>(null)`.
    if (/[\w$]/.test(masked.charAt(match.index - 1)) && masked.charAt(end + 1) === '(') continue
    // `<input></input>` is closed already.
    if (
      masked
        .slice(end + 1)
        .trimStart()
        .startsWith(`</${tag}>`)
    )
      continue
    changes.push({ start: end, end, by: masked.charAt(end - 1) === ' ' ? '/' : ' /', tag })
  }
  const descriptions = changes.map(({ tag }) => fillText(texts.engine.repairs.tagClosed, { tag }))
  return { text: splice(text, changes), descriptions }
}

const voidTag = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)(?=[\s/>])/g

/** The sign that ends a tag, past braces and quotes. */
function findTagEnd(masked: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < masked.length; at++) {
    const sign = masked.charAt(at)
    if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth === 0) return at
    // What no attribute holds means that this is no tag, but a pattern perhaps.
    else if (depth === 0 && !/[\w\s:=./"'-]/.test(sign)) return undefined
    else if (sign === '"' || sign === "'") {
      const end = masked.indexOf(sign, at + 1)
      if (end < 0) return undefined
      at = end
    }
  }
  return undefined
}

/**
 * Closes the one tag that the compiler misses, in front of the closing tag at which it noticed. Only where the count says
 * the same: this tag was opened once more than it was closed, and the other is complete.
 */
export function closeMissedTag(text: string, { message, line, column }: RunDiagnostic): Repaired {
  const unchanged = { text, descriptions: [] }
  const tag = /closing tag for '([\w.]+)'/.exec(message)?.[1]
  if (tag === undefined || line === null || column === null) return unchanged
  const place = offsetOf(text, line, column)
  const start = text.lastIndexOf('</', place)
  const other = /^<\/([\w.]*)\s*>/.exec(text.slice(start))?.[1]
  if (start < 0 || place - start > 3 || other === undefined || other === tag) return unchanged
  const masked = maskSource(text)
  if (countOpen(masked, tag) !== 1 || (other !== '' && countOpen(masked, other) !== 0)) return unchanged
  return {
    text: splice(text, [{ start, end: start, by: `</${tag}>` }]),
    descriptions: [fillText(texts.engine.repairs.tagClosed, { tag })],
  }
}

/** How many more times a tag is opened than closed. */
function countOpen(masked: string, tag: string): number {
  const name = tag.replaceAll('.', '\\.')
  let open = 0
  for (const match of masked.matchAll(new RegExp(`(?<![\\w$.)\\]])<${name}(?=[\\s/>])`, 'g'))) {
    const end = findTagEnd(masked, match.index + match[0].length)
    if (end !== undefined && masked.charAt(end - 1) !== '/') open++
  }
  return open - [...masked.matchAll(new RegExp(`</${name}\\s*>`, 'g'))].length
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}
