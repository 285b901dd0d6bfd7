/** Before anything of the page can run. */
export function insertFirst(html: string, text: string): string {
  const head = /<head\b[^>]*>/i.exec(html) ?? /<html\b[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html)
  const at = head ? head.index + head[0].length : 0
  return `${html.slice(0, at)}\n${text}\n${html.slice(at)}`
}

/** At the end of the head, after the page's own styles. */
export function insertLast(html: string, text: string): string {
  const end = html.search(/<\/head\s*>/i)
  if (end !== -1) return `${html.slice(0, end)}${text}\n${html.slice(end)}`
  const body = html.search(/<body\b/i)
  return body === -1 ? `${html}\n${text}` : `${html.slice(0, body)}${text}\n${html.slice(body)}`
}
