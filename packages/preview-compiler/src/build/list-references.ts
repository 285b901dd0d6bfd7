/** The paths in the site that a page names: what a browser that stands at `place` would ask this site for. */
export function listReferences(html: string, place: string): string[] {
  const base = baseOf(html, new URL(place, `${site}/`))
  const addresses = new Set<string>()
  for (const [, name = '', double, single, bare] of html.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? ''
    for (const address of /srcset$/i.test(name) ? value.split(',').map(firstWord) : [value])
      addresses.add(address)
  }
  for (const [, address = ''] of html.replaceAll('&quot;', '"').matchAll(styleAddress)) addresses.add(address)
  const paths = new Set([...addresses].map((address) => pathOf(address, base)))
  paths.delete('')
  return [...paths]
}

const site = 'http://site.invalid'
const attribute = /\b(src|href|srcset|imagesrcset|poster|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+))/gi
const styleAddress = /\burl\(\s*["']?([^"'()\s]+)/gi

function baseOf(html: string, own: URL): URL {
  const given = /<base\s[^<>]*\bhref\s*=\s*["']?([^"'\s<>]+)/i.exec(html)?.[1]
  return given !== undefined && URL.canParse(given, own.href) ? new URL(given, own) : own
}

const firstWord = (text: string) => text.trim().split(/\s/, 1)[0] ?? ''

/** Empty for what lies elsewhere, and for the page itself. */
function pathOf(address: string, base: URL): string {
  const written = address.trim().replaceAll('&amp;', '&')
  if (/^[#?]|^$/.test(written)) return ''
  try {
    const { origin, pathname } = new URL(written, base)
    return origin === site ? decodeURIComponent(pathname.slice(1)) : ''
  } catch {
    return ''
  }
}
