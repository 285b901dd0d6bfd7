import { correctSpelling } from './correct-spelling.ts'

/** Longer requests are read up to here: a grammar gains nothing from the rest, and time grows with it. */
export const maxLength = 12_000

/** "a modern, clean and beautiful app": one of them says as much. */
const praises =
  'simple|modern|beautiful|clean|nice|good|great|cool|sleek|elegant|stylish|professional|minimal|minimalist|fast|intuitive|responsive|user-friendly|easy to use|good-looking|pretty'
const severalPraises = new RegExp(`\\b(?:${praises})(?:, and|,| and) (?=(?:${praises})\\b)`, 'gi')

/** The request in one spelling: straight quotes, single spaces, the variants of common words joined. */
export function normalise(request: string): string {
  return correctSpelling(request.slice(0, maxLength).toWellFormed().normalize('NFC'))
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\u00a0\t\r ]+/g, ' ')
    .replace(/<[^<>\n]{0,400}>/g, ' ')
    .replace(/\b(?:mini|small)[ -]?program(s?)\b(?! saas)/gi, 'mini-program$1')
    .replace(/\be-?commerce\b/gi, 'e-commerce')
    .replace(/\blog-?in\b(?= (?:to|,|and|with))/gi, 'log in')
    .replace(/\bbefore[- ]and[- ]after (?=photos?|pictures?|images?)/gi, '')
    .replace(severalPraises, '')
    .replace(/ for (?:me|us)(?=[.!?]*$)/i, '')
    .replace(/\b(text|speech) to (speech|text)\b/gi, '$1-to-$2')
    .replace(/\bweb based\b/gi, 'web-based')
    .replace(/\bdrag[- ]and[- ]drop\b/gi, 'drag-and-drop')
    .replace(/\bw\/(?= ?[a-z])/gi, 'with ')
    .replace(/\bpublic (?=(?:schedule|calendar|timetable|directory|ranking)\b)/gi, '')
    .replace(/\bgrey\b/gi, 'gray')
    .replace(/\bto do (?=lists?\b|apps?\b|items?\b|managers?\b|trackers?\b)/gi, 'to-do ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
