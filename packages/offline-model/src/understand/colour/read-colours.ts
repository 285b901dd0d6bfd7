import { toOklch } from './oklch.ts'
import { resolveColour } from './resolve-colour.ts'

export interface AskedColours {
  readonly background: AskedColour | null
  readonly component: AskedColour | null
  /** The sentences that speak of looks, which are no requirements. */
  readonly sentences: ReadonlySet<string>
  /** Words within a sentence that name the colours, to be left out before it is read. */
  readonly phrases: readonly string[]
}

export interface AskedColour {
  readonly words: string
  readonly hex: string
}

/**
 * Reads the two colours from sentences about looks. Colours elsewhere are content ("orange juice"), so that they are
 * looked for only where a background or component word stands, and in short requests where nothing else could be meant.
 */
export function readColours(sentences: readonly string[]): AskedColours {
  const styleSentences = sentences.filter(
    (sentence) => lookWords.test(sentence) && findColours(sentence).length > 0,
  )
  for (const sentence of styleSentences.toReversed()) {
    const asked = assign(sentence, findColours(sentence))
    const isShort = sentence.split(' ').length <= 10
    const isWholeSentence = (styleVerbs.test(sentence) || isShort) && !requirementWords.test(sentence)
    return isWholeSentence
      ? { ...asked, sentences: new Set([sentence]), phrases: [] }
      : { ...asked, sentences: new Set(), phrases: findLookPhrases(sentence) }
  }
  for (const sentence of sentences.toReversed()) {
    const found = findColours(sentence)
    if (found.length === 0 || !isOnlyColours(sentence, found)) continue
    return {
      ...pair(found),
      sentences: new Set([sentence]),
      phrases: [],
    }
  }
  return { ...readClosingColours(sentences), sentences: new Set() }
}

/** "an online store for sneakers, dark background and neon green buttons": the second half is about looks alone. */
function findLookPhrases(sentence: string): string[] {
  return [...sentence.matchAll(lookPhrases)]
    .map(([phrase]) => phrase)
    .filter((phrase) => /\b(?:dark|light)\b/i.test(phrase) || findColours(phrase).length > 0)
}

const lookPhrases =
  /(?:,? (?:and|with|using|in|on)|,)? (?:an? |the )?(?:[\w#-]+ ){1,3}(?:backgrounds?|buttons?|components?|theme|accents?|highlights?|elements|headers?|cards)\b/gi

/** The first is the page's, unless only the second is as light as a page: "teal and cream", "in blue and white". */
function pair([first, second]: readonly Found[]): Pick<AskedColours, 'background' | 'component'> {
  if (first === undefined || second === undefined) return { background: null, component: first ?? null }
  const isTurned = lightnessOf(second) > pageLightness && lightnessOf(first) < pageLightness
  return isTurned ? { background: second, component: first } : { background: first, component: second }
}

const pageLightness = 0.9
const lightnessOf = ({ hex }: Found) => toOklch(hex).lightness

/** "Please use sand and deep teal." says nothing but colours. */
function isOnlyColours(sentence: string, found: readonly Found[]): boolean {
  const rest = found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), sentence)
  return /^(?:please|use|uses|using|with|and|colou?rs?|in|the|as|main|a|an|make|it|like|i|mix|of|:|,|\s)*$/i.test(
    rest,
  )
}

/** "a habit tracker in green", "a habit tracker in green: people add habits", "black and gold theme". */
function readClosingColours(sentences: readonly string[]): Omit<AskedColours, 'sentences'> {
  for (const sentence of sentences.toReversed()) {
    const match =
      /\bin ([\w\s#-]{3,40}?)(?: colou?rs?| tones?| shades?)?(?:[.!]?$|(?=[:;]))/i.exec(sentence) ??
      /, ([\w\s#-]{3,30}?)(?: colou?rs?)?[.!]?$/i.exec(sentence) ??
      /(?<![\w#-])([\w\s#-]{3,30}?) (?:theme|colou?r scheme|palette|look|accents?|style)\b/i.exec(sentence)
    if (match === null) continue
    const found = findColours(match[1] ?? '')
    if (found.length === 0) continue
    return { ...pair(found), phrases: [match[0]] }
  }
  return { background: null, component: null, phrases: [] }
}

const lookWords =
  /\b(background|backgrounds|components?|elements?|interface|ui|layout|buttons?|theme|base colou?r|body|canvas|controls|accents?|headers?|cards|colou?r(?:s|ed)? (?:scheme|palette)|highlights?)\b/i
const styleVerbs =
  /\b(set|use|apply|assign|choose|select|define|declare|specify|establish|configure|implement|initiali[sz]e|style|colou?r|design|paint|make|give|pick|adopt|employ|let|have|go with|theme|keep)\b/i
const requirementWords = /\b(users? (?:should|can|must)|log ?in|register|browse|manage)\b/i
const backgroundWords =
  /\b(backgrounds?|base colou?r|outer layout|body|canvas|all pages|page colou?r|layout(?! background))\b/gi
const componentWords =
  /\b(components?|(?:ui |all |visible |interactive )?elements?|ui(?: blocks| pieces)?|interface|controls|buttons?|cards|content blocks|accents?|highlights?|headers?|widgets?|primary colou?r|links|navigation)\b/gi

function assign(sentence: string, colours: readonly Found[]): Pick<AskedColours, 'background' | 'component'> {
  const [first, second] = colours
  if (first === undefined) return { background: null, component: null }
  if (second === undefined) {
    const isForBackground =
      distance(sentence, first, backgroundWords) <= distance(sentence, first, componentWords)
    return isForBackground ? { background: first, component: null } : { background: null, component: first }
  }
  const straight = distance(sentence, first, backgroundWords) + distance(sentence, second, componentWords)
  const crossed = distance(sentence, first, componentWords) + distance(sentence, second, backgroundWords)
  // Written orders are nearly always background first, so the other reading must be clearly nearer.
  return crossed + 12 < straight
    ? { background: second, component: first }
    : { background: first, component: second }
}

function distance(sentence: string, colour: Found, words: RegExp): number {
  const distances = [...sentence.matchAll(words)].map(({ index, 0: word }) =>
    index >= colour.end ? index - colour.end : Math.max(0, colour.start - index - word.length),
  )
  return Math.min(60, ...distances)
}

interface Found extends AskedColour {
  readonly start: number
  readonly end: number
}

/** Longest match first, over one to four words. */
function findColours(sentence: string): Found[] {
  const words = [...sentence.matchAll(/#[0-9a-f]{3,6}\b|rgba?\([^)]*\)|[a-z]+(?:-[a-z]+)*/gi)]
  const found: Found[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
      const start = words[at]?.index ?? 0
      const last = words[at + length - 1]
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const phrase = sentence.slice(start, end)
      const isNotation = /^(?:#|rgb)/i.test(phrase)
      if (!isNotation && (/[^\w\s-]/.test(phrase) || /^a /i.test(phrase))) continue
      const hex = resolveColour(phrase)
      if (hex === undefined) continue
      found.push({ words: phrase, hex, start, end })
      at += length - 1
      break
    }
  }
  return found
}
