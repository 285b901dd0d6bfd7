/** Every class that some markup names. */
export function classesIn(html: string): string[] {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) => list)
  return lists.flatMap((list) => unescapeHtml(list).split(/\s+/))
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
