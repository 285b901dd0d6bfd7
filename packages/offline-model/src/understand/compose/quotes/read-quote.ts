import type { Frame } from '../../language/read-frames.ts'
import { pack, type Pack } from '../../subjects/pack.ts'
import type { Need, NeedName } from '../../needs/need.ts'
import type { QuoteService } from '../../subjects/quote-services.ts'
import type { Draft } from '../draft.ts'
import { readService } from './quote-parts.ts'

/** A service with a price of its own for everybody, who sees it at once and orders. */
export const quotePack: Pack = pack('quote', /(?!)/, {
  kind: 'company',
  mood: 'warm',
  things: '',
  needs: 'quote',
})

/** Whether a request is about a price that follows from options and amounts. Rents, loans and shares have prices of their own. */
export function asksForQuote(words: string): boolean {
  return quoting.test(words) && !otherwisePriced.test(words)
}

const quoting =
  /\b(?:instant|immediate|real[- ]time|automatic|online) (?:price |cost )?(?:quot(?:es?|ations?|ing)|estimates?)\b|\b(?:quot(?:e|ation)|price|service cost) (?:calculators?|estimators?|calculation|estimation)\b|\b(?:prices?|quotes?|estimates?|costs?)(?: \w+)? (?:at once|instantly|immediately|right away|in real time|by entering|by choosing|by selecting)\b|\binstantly (?:see|get|calculate|view|receive)s? (?:an? |the |their )?(?:\w+ )?(?:price|quote|cost|estimate)/

const otherwisePriced =
  /\b(?:rent(?:s|als?|ing)?|hire|hotels?|flights?|stocks?|shares|crypto\w*|bitcoin|currenc(?:y|ies)|loans?|mortgages?|cart|auctions?|exchange|gold|quotes? of the day|inspirational|famous)\b/

export function isQuoted({ pack: chosen }: Draft): boolean {
  return chosen?.id === quotePack.id
}

/** What a request says of options, amounts, prices and orders is said of the quote and of what is ordered by it. */
export function readQuote(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  if (!isQuoted(draft) || !draft.isNew) return undefined
  const told = `${frame.phrase} ${frame.text}`.toLowerCase()
  if (/\b(?:company (?:introduction|profile|information)|about us)\b/.test(told))
    return { name: 'about', thing: '', frame }
  if (need !== undefined && kept.has(need.name)) return undefined
  const isChoosing = /^(?:choose|select|pick|enter|type|input|specify|provide|set)\b/.test(
    told.slice(frame.phrase.length + 1),
  )
  const isBooked =
    need?.name === 'booking' &&
    /^book (?:the|an?|their|this|it)\b/i.test(frame.text) &&
    !/\b(?:dates?|times?|slots?|appointments?|calendar)\b/.test(draft.words)
  if (isBooked || isPartOf(readService(draft.words), frame.phrase.toLowerCase()))
    return { name: 'quote', thing: '', frame }
  return isChoosing || ofQuote.test(told) || folded.has(need?.name ?? 'home')
    ? { name: 'quote', thing: '', frame }
    : undefined
}

/** "print side", whatever verb stands before it. */
function isPartOf({ groups, amounts }: QuoteService, phrase: string): boolean {
  const parts = [...groups, ...amounts].filter(({ words }) => words.test(phrase))
  return parts.length > 0 && phrase.split(' ').length < 4
}

const ofQuote =
  /\b(?:quot\w+|prices?|pricing|rates?|costs?|estimat\w*|tariffs?|orders?|ordering|requests?|shipments?|options?|deliver(?:y|ies)?|track\w*|words|pages|copies|rooms|bathrooms|weight|distance|volume|floors|area|hours|guests|upload\w*)\b/

const folded: ReadonlySet<NeedName> = new Set([
  'calculator',
  'choose',
  'generator',
  'orders',
  'pricing',
  'submission',
  'track',
  'upload',
])

const kept: ReadonlySet<NeedName> = new Set([
  'about',
  'accounts',
  'chat',
  'checkout',
  'dashboard',
  'faq',
  'gallery',
  'home',
  'inquiry',
  'languages',
  'newsletter',
  'notifications',
  'permissions',
  'profile',
  'rate',
  'recover',
  'services',
  'settings',
  'team',
  'testimonials',
  'users',
])
