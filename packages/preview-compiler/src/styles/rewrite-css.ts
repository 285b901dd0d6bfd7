/** Calls `rewrite` for every address in a stylesheet, and puts what it returns in its place. Comments are stepped over. */
export function rewriteUrls(css: string, rewrite: (url: string) => string): string {
  return css.replace(cssUrl, (match, quoted: string | undefined, bare: string | undefined) => {
    if (match.startsWith('/*')) return match
    const url = quoted === undefined ? (bare ?? '').trim() : quoted.slice(1, -1)
    return url === '' ? match : `url(${JSON.stringify(rewrite(url))})`
  })
}

/**
 * Takes out imports of other sites. A browser would wait for them before it shows anything; the frame loads them beside
 * the page instead.
 */
export function extractRemoteImports(css: string): { css: string; urls: string[] } {
  const urls: string[] = []
  const rest = css.replace(remoteImport, (match) => {
    if (match.startsWith('/*')) return match
    const [url = ''] = /(?:https?:)?\/\/[^)"'\s]+/.exec(match) ?? []
    urls.push(url.startsWith('//') ? `https:${url}` : url)
    return ''
  })
  return { css: rest, urls }
}

const cssUrl = /\/\*[\s\S]*?\*\/|\burl\(\s*(?:("[^"\n]*"|'[^'\n]*')|([^"'()\s]+))\s*\)/g

const remoteImport =
  /\/\*[\s\S]*?\*\/|@import\s+(?:url\(\s*)?(?:"(?:https?:)?\/\/[^"\n]*"|'(?:https?:)?\/\/[^'\n]*'|(?:https?:)?\/\/[^)"'\s]+)\s*\)?[^;]*;/g
