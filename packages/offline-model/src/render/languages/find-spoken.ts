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
  const standsIn = indexWords(words)
  return (text) =>
    text
      .toLowerCase()
      .split(/\{[n1-9]\}/)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part))
      .every((part) => standsIn(part) || (text.includes('{') && isPutTogether(part, standsIn)))
}

/** What is said of names and numbers may be written in pieces. */
function isPutTogether(part: string, standsIn: (part: string) => boolean): boolean {
  const long = part.match(/\p{L}{3,}/gu) ?? []
  return long.length > 1 && long.every((word) => standsIn(word))
}

/** Whether a part stands in a text as words of its own: "read" does not stand in "already". Each word's places are known. */
function indexWords(text: string): (part: string) => boolean {
  const places = new Map<string, number[]>()
  for (const { 0: word, index } of text.matchAll(wholeWord)) {
    const known = places.get(word)
    if (known === undefined) places.set(word, [index])
    else known.push(index)
  }
  const placesOf = (word: string) => places.get(word) ?? []
  return (part) => {
    // Where the rarest of its words stands, the whole is looked for.
    const [rarest] = [...part.matchAll(wholeWord)].toSorted(
      (a, b) => placesOf(a[0]).length - placesOf(b[0]).length,
    )
    if (rarest === undefined) return text.includes(part)
    return placesOf(rarest[0]).some((place) => isWhole(text, part, place - rarest.index))
  }
}

/** Whether the part stands there, and neither goes on before nor after. */
function isWhole(text: string, part: string, at: number): boolean {
  if (!text.startsWith(part, at)) return false
  const goesOnBefore = isLetter(part.charAt(0)) && isLetter(text.charAt(at - 1))
  const goesOnAfter = isLetter(part.charAt(part.length - 1)) && isLetter(text.charAt(at + part.length))
  return !goesOnBefore && !goesOnAfter
}

const wholeWord = /[\p{L}\p{N}]+/gu

const isLetter = (sign: string): boolean => sign !== '' && /[\p{L}\p{N}]/u.test(sign)
