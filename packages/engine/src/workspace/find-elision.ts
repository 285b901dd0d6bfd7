/** Finds a comment that stands for code which was left out, where the file before had no such comment. */
export function findElision(before: string, after: string): string | undefined {
  for (const line of after.split('\n')) {
    const found = elision.exec(line)?.[0].trim()
    if (found !== undefined && !before.includes(found)) return found
  }
  return undefined
}

/** A comment and nothing else on its line, which begins with dots or says that the rest stays as it was. */
const elision =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--)\s*(?:(?:\.{3}|…)\s*(?:$|\*\/|-->|.*\b(?:code|rest|existing|same|unchanged|before|remaining|previous)\b)|(?:the )?(?:rest of (?:the|your)|existing|remaining|previous) (?:code|file|component|imports?|styles?|content|functions?)\b.*(?:here|unchanged|same|\.{3}|…|stays?|remains?)).*$/i
