/** Whether an English text, or what a pattern consists of, stands in the sources of an app. */
export function findSpoken(sources: ReadonlyMap<string, string>): (text: string) => boolean {
  const words = [...sources]
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([, text]) => text)
    .join('\n')
    .replace(/\\n/g, ' ')
    .replace(/\\/g, '')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .toLowerCase()
  return (text) =>
    text
      .toLowerCase()
      .split(/\{[n1-9]\}/)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part))
      .every((part) => standsIn(words, part) || (text.includes('{') && isPutTogether(words, part)))
}

/** What is said of names and numbers may be written in pieces. */
function isPutTogether(words: string, part: string): boolean {
  const long = part.match(/\p{L}{3,}/gu) ?? []
  return long.length > 1 && long.every((word) => standsIn(words, word))
}

/** As words of its own: "read" does not stand in "already". */
function standsIn(words: string, part: string): boolean {
  for (let at = words.indexOf(part); at >= 0; at = words.indexOf(part, at + 1)) {
    const goesOnBefore = isLetter(part.charAt(0)) && isLetter(words.charAt(at - 1))
    const goesOnAfter = isLetter(part.charAt(part.length - 1)) && isLetter(words.charAt(at + part.length))
    if (!goesOnBefore && !goesOnAfter) return true
  }
  return false
}

const isLetter = (sign: string): boolean => sign !== '' && /[\p{L}\p{N}]/u.test(sign)
