import { languages as knownLanguages } from '../../model/languages.ts'
import { withoutLanguages } from './without-languages.ts'

export interface AskedLanguages {
  /** English and those that the offline model knows, in the order in which they were named. */
  readonly codes: readonly string[]
  /** "English and Arabic": what is built. */
  readonly built: string
  /** "in Japanese": what was asked for and is not. */
  readonly missed: readonly string[]
  /** The request without what it says about languages. */
  readonly sentences: readonly string[]
}

/** "for a clinic in English and Spanish": the languages of a site, where it is asked for in more than one. */
export function readLanguages(sentences: readonly string[]): AskedLanguages {
  const text = sentences.join('. ')
  const none = { codes: [], built: '', missed: [], sentences }
  if (!asksForLanguages(text)) return none
  const named = namesIn(text)
  const others = named.filter((name) => name !== 'English')
  const asked = others.length === 0 ? knownLanguages.map(({ english }) => english) : others
  const known = asked.flatMap((name) => knownLanguages.find(({ english }) => english === name) ?? [])
  const missed = asked.filter((name) => !known.some(({ english }) => english === name))
  const sayMissed = missed.map((name) => `in ${name}`)
  if (known.length === 0)
    return {
      ...none,
      built: named.includes('English') ? 'English' : '',
      missed: sayMissed,
      sentences: withoutLanguages(sentences),
    }
  return {
    codes: ['en', ...known.map(({ code }) => code)],
    built: join(['English', ...known.map(({ english }) => english)]),
    missed: sayMissed,
    sentences: withoutLanguages(sentences),
  }
}

const names =
  'english|(?:simplified )?chinese|mandarin|spanish|german|french|arabic|hindi|japanese|korean|portuguese|italian|russian|turkish|dutch|polish|swedish|greek|hebrew|ukrainian|vietnamese|thai|urdu|bengali|persian'
const list = `(?:${names})(?: language)?(?:(?:, and |, or |, | and | or | to |/)(?:the )?(?:${names})(?: language)?)+`

/** Two languages or more that the pages are in. */
const severalNamed = new RegExp(
  `(?<!\\b(?:translat\\w+|courses?|class(?:es)?|lessons?|tutor\\w*|teach\\w*|learn\\w*|words?|books?|articles|films?|text|convert\\w*) )\\b(?:(?:is|be|site|website|pages?|app|content|texts?) (?:available )?in|available in|in both|in|supports?|supporting|support for|switch(?:ing)? between|toggle between|versions? in) (?:both )?${list}`,
  'i',
)

/** One language named is enough, or none, where the request speaks of several. */
const severalMeant =
  /\b(?:multi-?lingual|(?:supports?|supporting|support for|(?:available|displayed|shown|offered) in|(?:site|website|pages?|app|interface|content) in) (?:multiple|several|different|various|many|two|three|both|more than one) (?:(?:display|interface) )?languages?\b|multi-?language|bi-?lingual|tri-?lingual|languages? (?:switch(?:ing|er)?|selector|toggle|control|picker)|(?:switch|chang|choos|toggl)(?:e|ing)? (?:between |the |their |a |its |site |display |preferred |different |several )*languages?)\b/i

/** Languages that are learnt, translated or programmed in are what a site is about, not what it is written in. */
const otherMeanings =
  /\b(?:translator|translat(?:e|es|ing) (?:text|words?|sentences?|documents?|files?)|translation (?:tool|app|service|agency|website)|dictionary|programming|coding|code editor|compiler|language (?:learning|school|course|exchange|tutor|teacher|class|lesson)\w*|learn(?:ing)? (?:a |new |foreign )?(?:languages?|english|spanish|german|french|chinese|arabic|hindi)|flash ?cards?|vocabulary|speech|subtitles?|ocr|recognition|segmentation|convert(?:er|ing)?)\b/i

function asksForLanguages(text: string): boolean {
  return !otherMeanings.test(text) && (severalNamed.test(text) || severalMeant.test(text))
}

function namesIn(text: string): string[] {
  const found = [...text.matchAll(new RegExp(`\\b(?:${names})\\b`, 'gi'))].map(([name]) => spell(name))
  return [...new Set(found)]
}

function spell(name: string): string {
  const plain = name.toLowerCase().replace('simplified ', '').replace('mandarin', 'chinese')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

function join(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
