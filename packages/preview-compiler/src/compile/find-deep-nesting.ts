/**
 * The native parsers recurse, and a file nested some ten thousand levels deep ends their process. Brackets are counted
 * before they are asked, whether in code or in text: nobody writes a thousand of them in a row. What slips through, such
 * as nested tags, ends one process of the pool.
 */
export function findDeepNesting(text: string): number | undefined {
  let depth = 0
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text.charCodeAt(offset)
    if (sign === 40 || sign === 91 || sign === 123) depth++
    else if ((sign === 41 || sign === 93 || sign === 125) && depth > 0) depth--
    if (depth > maxDepth) return offset
  }
  return undefined
}

const maxDepth = 1_000
