import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'

type Extra = NonNullable<SectionOf<'booking'>['extras']>[number]

/** What can be added to a booking: what the request names, and where it names little, what is usual. */
export function readExtras(words: string, usual: readonly string[]): Extra[] {
  const named = [...new Set(namedExtras(words))].slice(0, 8)
  if (named.length === 0 && !general.test(words)) return []
  const more = usual.filter((name) => !named.some((own) => alike(own, name)))
  const names = named.length >= 3 ? named : [...named, ...more.slice(0, 4 - named.length)]
  return names.map((name) => priceExtra(capitalise(name)))
}

const general = /\b(?:extras|add-?ons?|options|accessories|insurance|upgrades)\b/

const lists: readonly RegExp[] = [
  /\b(?:extras?|add-?ons?|options?|accessor(?:y|ies)|upgrades?) (?:such as|like|including|for example|e\.g\.) ([^.;:]+)/g,
  /\b(?:extras?|add-?ons?|options?|accessor(?:y|ies)|upgrades?)(?:: ?| ?\()([^.;:)]+)/g,
  /\badd (?!(?:extras?|add-?ons?|options?|accessor)\b)([^.;:]{1,90}?) as (?:an? )?(?:extras?|add-?ons?|options?)\b/g,
  /\badd (?!(?:their|a review|reviews?|extras?|add-?ons?|options?|accessor|new|comments?)\b)([^.;:]{3,90}?),? (?:and )?(?:see|view|pay|book|check the total)\b/g,
]

function namedExtras(words: string): string[] {
  return lists.flatMap((list) =>
    [...words.matchAll(list)].flatMap(([, told = '']) =>
      (
        told.split(/,? (?:and )?(?:see|view|pay|book|cancel|check|get|review|receive|confirm|choose)\b/)[0] ??
        ''
      )
        .split(/,| and | or /)
        .map((part) => part.trim().replace(/^(?:an?|the|some|extra|optional|additional) /, ''))
        .filter((part) => /^[a-z][a-z -]{2,28}$/.test(part) && !noExtras.test(part)),
    ),
  )
}

const noExtras =
  /\b(?:and|to|for|with|vehicles?|cars?|bikes?|boats?|rooms?|cottages?|pets?|dates?|price|total|location|customers?|staff|so on|more|etc|extras?)\b/

function alike(one: string, other: string): boolean {
  return one
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && other.toLowerCase().includes(word))
}

function priceExtra(name: string): Extra {
  const [, price = 5, per = 'day'] = prices.find(([pattern]) => pattern.test(name)) ?? []
  return { name, price, per }
}

const prices: readonly (readonly [RegExp, number, Extra['per']])[] = [
  [/insurance|cover|protection|waiver/i, 9, 'day'],
  [/deliver|transport|pick-?up|transfer|shuttle/i, 25, 'booking'],
  [/clean/i, 30, 'booking'],
  [/skipper|captain|guide|operator/i, 120, 'day'],
  [/driver/i, 8, 'day'],
  [/breakfast/i, 12, 'day'],
  [/linen|towel|cot\b/i, 9, 'booking'],
  [/late|early/i, 20, 'booking'],
  [/park/i, 8, 'day'],
  [/seat|navigation|gps|wi-?fi/i, 4, 'day'],
  [/helmet|trailer|basket/i, 3, 'day'],
  [/lock|vest|jacket|map|pump|rack|chains?/i, 2, 'day'],
  [/fuel|full tank/i, 45, 'booking'],
  [/groom|bath|brush|walk|play/i, 15, 'booking'],
]
