import type { ApplicationKind } from '../../model/application-model.ts'
import type { Opening } from '../language/read-opening.ts'
import type { Pack } from '../subjects/pack.ts'
import { packs } from '../subjects/packs.ts'

export interface ChosenPack {
  readonly pack: Pack | undefined
  /** Whether the first sentence names the subject, rather than a word further on. */
  readonly isNamed: boolean
}

/** Special subjects are looked for in the name of the thing first, then in its sentence, then anywhere. */
export function choosePack(opening: Opening, words: string): ChosenPack {
  const first = words.split('. ')[0] ?? ''
  const company = packs.find(({ id }) => id === 'company')
  const names = [`${opening.own} ${opening.head}`, `${opening.subject} ${opening.head}`]
  const named = names
    .map((name) => packs.find(({ id, words: own }) => id !== 'company' && own.test(name)))
    .find((pack) => pack !== undefined)
  if (named !== undefined) return { pack: named, isNamed: true }
  if (companyEnd.test(opening.subject) || /^(?:company|corporate)$/i.test(opening.own))
    return { pack: company, isNamed: true }
  const told = packs.find(({ id, words: own }) => id !== 'company' && own.test(first))
  if (told !== undefined) return { pack: told, isNamed: true }
  if (companyWords.test(first)) return { pack: company, isNamed: true }
  const mentioned = packs.find((pack) => !pack.isAside && pack.words.test(words))
  return { pack: mentioned ?? company, isNamed: false }
}

/** A first sentence with one of these is about a company, whatever its pages mention later. */
const companyWords =
  /\b(?:company|corporate|agency|firm|startup|brand|industrial|manufactur\w+|product website|product page|small business|official website)\b/

/** "a website for a civil engineering company": news and careers are pages of it. */
const companyEnd = /\b(?:company|firm|corporation|manufacturer|contractor|startup)$/i

/** What the thing is called decides its kind, otherwise its subject does. */
export function kindOf(opening: Opening, pack: Pack | undefined): ApplicationKind {
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
