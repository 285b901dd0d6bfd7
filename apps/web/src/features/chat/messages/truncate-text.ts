/** A message longer than this is shown in part, until somebody asks for more. */
export const shownLength = 400

export const isLong = (text: string) => text.length > shownLength

/** The beginning of a long text, cut between words and never inside a character. */
export function truncateText(text: string): string {
  if (!isLong(text)) return text
  const cut = text.slice(0, shownLength)
  const lastSpace = cut.search(/\s\S*$/u)
  const isWordLong = lastSpace < shownLength / 2
  const end = isWordLong ? cut.replace(/[\uD800-\uDBFF]$/u, '') : cut.slice(0, lastSpace)
  return `${end.trimEnd()}…`
}
