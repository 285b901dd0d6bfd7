import type { ApplicationKind } from '../../model/application-model.ts'
import { isWish } from '../language/is-wish.ts'
import type { Opening } from '../language/read-opening.ts'
import type { Pack } from '../subjects/pack.ts'
import { briefLines } from '../subjects/brief-lines.ts'
import { packs } from '../subjects/packs.ts'
import { plansAGrid, timetablePacks } from '../subjects/timetable-packs.ts'
import { administrationPack, isAdministration } from './administration-pack.ts'
import { isSite, readBriefWish } from './brief-wish.ts'
import { isUnknownCalculation } from './calculations.ts'
import { isUnknownFigure } from './figure-pack.ts'
import { isAboutForms } from './form-work.ts'
import { formWorkPack } from './form-work-pack.ts'
import { gadgetWorkPack, kindOfWork } from './gadget-work/gadget-work-pack.ts'
import { findToolWork } from './gadget-work/read-gadget-work.ts'
import { findOutput } from './generators.ts'
import { keeperPack } from './keeper-pack.ts'
import { isProductSite, productPack } from './product-pack.ts'
import { worksOutLoans } from './loan-calculators.ts'
import { asksForQuote, quotePack } from './quotes/read-quote.ts'
import { tradePack } from './bookings/trade-pack.ts'
import { findScheme, packOfScheme } from '../schemes/find-scheme.ts'

export interface ChosenPack {
  readonly pack: Pack | undefined
  readonly kind: ApplicationKind
  /** Whether the first sentence names the subject, rather than a word further on. */
  readonly isNamed: boolean
  /** Whether nothing says what it is: something general stands in for it, and the user is told so. */
  readonly isGuess: boolean
  /** Its name, where nothing else gives it one. */
  readonly called?: string | undefined
  /** Its first line, where a few words named it. */
  readonly line?: string | undefined
  /** What stands below it, where what such sites usually say would promise too much. */
  readonly supporting?: string | undefined
  /** What stands below it, whatever the request says. */
  readonly purpose?: string | undefined
}

/** What a short wish names comes first; then what the request is called; then what is spoken of in it. */
export function choosePack(told: Opening, said: string): ChosenPack {
  const words = withoutNamesakes(said)
  const opening = {
    ...told,
    subject: withoutNamesakes(told.subject),
    own: withoutNamesakes(told.own),
  }
  const scheme = findScheme(words)
  if (scheme !== undefined)
    return {
      pack: packOfScheme(scheme),
      kind: scheme.kind,
      isNamed: true,
      isGuess: false,
      line: scheme.line,
      supporting: scheme.supporting,
      purpose: scheme.purpose,
    }
  const trade = tradePack(words)
  if (trade !== undefined) return { pack: trade, kind: trade.kind, isNamed: true, isGuess: false }
  const work = findToolWork(words)
  if (work !== undefined)
    return {
      ...choose(opening, gadgetWorkPack(work), { isNamed: true }),
      kind: kindOfWork(work),
      called: work.called,
    }
  if (isAboutForms({ words })) return { ...choose(opening, formWorkPack, { isNamed: true }), kind: 'tool' }
  if (asksForQuote(words)) return choose(opening, quotePack, { isNamed: true })
  if (plansAGrid(words)) return choose(opening, timetablePacks[0], { isNamed: true })
  if (!isWish(words) && worksOutLoans(words))
    return { ...choose(opening, findPack('calculator'), { isNamed: true }), kind: 'tool' }
  const brief = isWish(words) ? readBriefWish(opening, words) : undefined
  if (brief !== undefined)
    return {
      pack: brief,
      kind: brief.kind,
      isNamed: true,
      isGuess: brief.isStandIn ?? false,
      called: brief.called,
      line: briefLines.get(brief.id),
      supporting: supportingOf.get(brief.id),
    }
  const [sentence = ''] = words.split('. ')
  if (isProductSite(sentence)) return choose(opening, productPack, { isNamed: true })
  const named = findNamed(opening, sentence)
  // "a medication tracker with reminders" keeps medication, and reminds of it.
  const kept = named?.isAside === true && isWish(words) ? keeperPack(opening, words) : undefined
  if (kept !== undefined && kept.things.length > 0 && named?.words.test(withoutParts(sentence)) === false)
    return choose(opening, kept, { isNamed: true })
  if (named !== undefined)
    return {
      ...choose(opening, named, { isNamed: true }),
      isGuess: isUnknown(opening, words, named),
      ...(isWish(words) && { line: wishLines.get(named.id) }),
    }
  if (isAdministration(words.split('. ')[0] ?? ''))
    return choose(opening, administrationPack, { isNamed: true })
  const mentioned = packs.find((pack) => !pack.isAside && pack.id !== 'company' && pack.words.test(words))
  if (mentioned !== undefined) return choose(opening, mentioned, { isNamed: false })
  const keeper = isWish(words) ? keeperPack(opening, words) : undefined
  if (keeper !== undefined)
    return { ...choose(opening, keeper, { isNamed: true }), isGuess: beyondUs.test(words) }
  const isGuess = isWish(words) && opening.subject !== '' && !isSite(opening, words)
  return {
    ...choose(opening, findPack(opening.head === 'game' ? 'game' : 'company'), { isNamed: false }),
    isGuess,
  }
}

/** Nobody grows anything on a wind farm, and a food bank lends no money. */
function withoutNamesakes(words: string): string {
  return words
    .replace(/\b(wind|solar|server|fish|click)[- ]farms?\b/gi, '$1 park')
    .replace(/\b(food|toy|time|clothes|diaper|nappy|seed|gene) banks?\b/gi, '$1 pool')
}

/** The first line of what is known by more than a few words, where a few words asked for it. */
const wishLines: ReadonlyMap<string, string> = new Map([
  ['realestate', 'Find the door that is yours'],
  ['practice', 'In good hands, and soon'],
  ['church', 'Come as you are'],
  ['crm', 'Every contact, every deal, one place'],
  ['workouts', 'A little stronger than last week'],
  ['meals', 'The week on a plate, and what to buy for it'],
  ['habits', 'Small steps, kept up'],
  ['timer', 'One thing at a time'],
  ['social', 'What is everybody up to?'],
  ['messaging', 'Talk to each other'],
  ['weather', 'What it is like outside'],
  ['notes', 'Written down, found again'],
])

/** What stands below the first line of a site that is no house to be visited. */
const supportingOf: ReadonlyMap<string, string> = new Map([
  ['weddingsite', 'When, where, and everything else you need to know'],
  ['invitation', 'When, where, and whether you will come'],
  ['waitlist', 'Leave your address, and you hear from us on the day it opens'],
  ['saas', 'Plan, hand over and follow up in one place, and go home on time'],
  ['agency', 'See what we made, for whom, and what became of it'],
  ['roastery', 'See what we make, how it is made, and where to get it'],
])

/** A calculator, a generator or a game of which we know no more than that it is one, and what only sounds known. */
function isUnknown(opening: Opening, words: string, { id }: Pack): boolean {
  const { subject, head } = opening
  if (!isWish(words)) return false
  if (isUnknownFigure(opening) || beyondUs.test(words)) return true
  if (id === 'calculator') return isUnknownCalculation(subject, words)
  if (id === 'generators') return head === 'generator' && subject !== '' && findOutput(words) === undefined
  return false
}

const beyondUs =
  /\b(?:virtual pet|tamagotchi|secret santa|flow ?charts?|diagrams?|pixel art|white noise|(?:video|audio|sound|music) editor|photo booth|(?:photo|image|picture) editor|business card (?:maker|creator|generator)|ascii art)\b/

function choose(
  opening: Opening,
  pack: Pack | undefined,
  { isNamed }: Pick<ChosenPack, 'isNamed'>,
): ChosenPack {
  return {
    pack,
    kind: kindOf(opening, pack),
    isNamed,
    isGuess: false,
    ...(pack?.id === 'election' && {
      line: briefLines.get('election'),
      supporting: 'Read what there is to choose from, then decide',
    }),
  }
}

function findPack(id: string): Pack | undefined {
  return packs.find((pack) => pack.id === id)
}

/** Special subjects are looked for in the name of the thing, then in its sentence. */
function findNamed(opening: Opening, sentence: string): Pack | undefined {
  const others = packs.filter(({ id }) => id !== 'company')
  const names = [`${opening.own} ${opening.head}`, `${opening.subject} ${opening.head}`]
  const named = names
    .map((name) => others.find(({ words }) => words.test(name)))
    .find((pack) => pack !== undefined)
  if (named !== undefined) return named
  if (companyEnd.test(opening.subject) || /^(?:company|corporate)$/i.test(opening.own))
    return findPack('company')
  // What stands behind "with" is a part of it.
  const told =
    others.find(({ words }) => words.test(withoutParts(sentence))) ??
    others.find(({ words, isAside }) => words.test(sentence) && !(isAside && isSite(opening, sentence)))
  return told ?? (companyWords.test(sentence) ? findPack('company') : undefined)
}

function withoutParts(sentence: string): string {
  return sentence.split(/ (?:with|including|featuring)\b/)[0] ?? ''
}

/** A first sentence with one of these is about a company, whatever its pages mention later. */
const companyWords =
  /\b(?:company|corporate|agency|firm|startup|brand|industrial|manufactur\w+|product website|product page|small business|official website)\b/

/** "a website for a civil engineering company": news and careers are pages of it. */
const companyEnd = /\b(?:company|firm|corporation|manufacturer|contractor|startup)$/i

/** What the thing is called decides its kind, otherwise its subject does. */
function kindOf(opening: Opening, pack: Pack | undefined): ApplicationKind {
  const isLanding = /\blanding\b/.test(`${opening.subject} ${opening.head}`.toLowerCase())
  if (isLanding) return 'company'
  return headKinds.find(([pattern]) => pattern.test(opening.head))?.[1] ?? pack?.kind ?? 'company'
}

const headKinds: readonly (readonly [RegExp, ApplicationKind])[] = [
  [/^dashboards?$/, 'dashboard'],
  [/^(?:blogs?|magazines?|newspapers?)$/, 'blog'],
  [/^forums?$/, 'community'],
  [/^games?$/, 'game'],
  [/^(?:calculators?|converters?|generators?)$/, 'tool'],
  [/^(?:shops?|stores?|marketplaces?)$/, 'shop'],
  [/^(?:portfolios?|resumes?|cvs?)$/, 'portfolio'],
  [/^(?:crms?|erps?)$/, 'operations'],
]
