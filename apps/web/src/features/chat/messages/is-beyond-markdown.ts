const maxSigns = 2_000

/**
 * Whether a text has more quotes and lists in one another, or more signs in one paragraph, than anybody means. Parsers
 * compare each of them with all the others: some ten thousand would stop the page for seconds.
 */
export const isBeyondMarkdown = (text: string): boolean =>
  manyOpenings.test(text) || text.split(paragraphEnd).some(isCrowded)

const manyOpenings = /^(?:[ \t]{0,8}(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){50}/m

/** The cells of a table are read each for itself. */
const paragraphEnd = /\n(?=\n|\|)/

function isCrowded(paragraph: string): boolean {
  if (paragraph.length <= maxSigns) return false
  return (paragraph.match(/[[\]*_~]/g)?.length ?? 0) > maxSigns
}
