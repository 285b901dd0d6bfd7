/** Before anything of the page can run. An import map runs nothing, and comes before all modules. */
export function insertFirst(html: string, text: string): string {
  const head = /<head\b[^<>]*>/i.exec(html) ?? /<html\b[^<>]*>/i.exec(html) ?? /<!doctype[^<>]*>/i.exec(html)
  const opened = head ? head.index + head[0].length : 0
  const map = importMap.exec(html.slice(opened))
  const at = opened + (map ? map[0].length : 0)
  return `${html.slice(0, at)}\n${text}\n${html.slice(at)}`
}

const importMap = /^\s*<script type="importmap">[^<]*<\/script>/

/** At the end of the head, after the page's own styles. */
export function insertLast(html: string, text: string): string {
  const end = findEndOfHead(html)
  return end === -1 ? `${html}\n${text}` : `${html.slice(0, end)}${text}\n${html.slice(end)}`
}

/** Minus one for a page that is all head, or all body. */
export function findEndOfHead(html: string): number {
  const end = html.search(/<\/head\s*>/i)
  return end === -1 ? html.search(/<body\b/i) : end
}
