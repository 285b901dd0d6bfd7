/** One element whose content a browser does not read as markup, or one that has no content. */
export interface HtmlTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Between the tags, for elements whose content is plain text. */
  readonly content: string
  readonly start: number
  readonly end: number
}

/** The tags of a page that a preview looks at. Comments are stepped over; everything else stays as it is. */
export function scanHtml(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  for (const match of html.matchAll(tagPattern)) {
    const [whole, scriptName, scriptAttributes, content, tagName, tagAttributes] = match
    const name = scriptName ?? tagName
    if (name === undefined) continue
    tags.push({
      name: name.toLowerCase(),
      attributes: readAttributes(scriptAttributes ?? tagAttributes ?? ''),
      content: content ?? '',
      start: match.index,
      end: match.index + whole.length,
    })
  }
  return tags
}

export interface HtmlEdit {
  start: number
  end: number
  text: string
}

export function editHtml(html: string, edits: readonly HtmlEdit[]): string {
  let result = html
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end)
  return result
}

const attributesPattern = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*?`
const tagPattern = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style|title)\b(${attributesPattern})>([\s\S]*?)<\/\1\s*>|<(link|meta|base|head|body|html)\b(${attributesPattern})\/?>`,
  'gi',
)

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  ))
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  return attributes
}
