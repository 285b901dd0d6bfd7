import { withArticle } from '../../language/noun-phrase.ts'
import type { BookedTrade } from '../../subjects/booked-trade.ts'
import type { EntityTemplate } from '../../subjects/entity-template.ts'
import { findTemplate } from '../../subjects/entity-templates.ts'
import { readExtras } from '../../subjects/extras.ts'
import { boardedPet, careReport, hiredTemplates, stayBooking } from '../../subjects/hired-templates.ts'
import { readHandling } from './read-handling.ts'

/** A house for the night, where guests are checked in and out or add breakfast to their room. */
export function lodgingTrade(words: string): BookedTrade | undefined {
  const isForPets = petHouse.test(words)
  const home = /\b(cottage|holiday home|cabin|chalet|villa|houseboat|beach house|holiday house)s?\b/.exec(
    words,
  )?.[1]
  if (!isForPets && home === undefined && !houses.test(words)) return undefined
  if (!/\b(?:book\w*|reserv\w*)\b/.test(words)) return undefined
  const handling = readHandling(words)
  const usual = isForPets
    ? ['Grooming', 'Extra walk', 'Transport']
    : ['Breakfast', 'Bed linen', 'Late check-out']
  const extras = readExtras(words, usual)
  if (handling === undefined && extras.length === 0 && !isForPets) return undefined
  const isCamp = /\bcamp(?: ?sites?|ing|grounds?|ers)\b/.test(words)
  const booked = isForPets ? 'room' : (home ?? (isCamp ? 'pitch' : 'room'))
  const template = isForPets
    ? hiredTemplates['petRoom']
    : home === undefined
      ? isCamp
        ? hiredTemplates['pitch']
        : findTemplate('guest room')?.known
      : hiredTemplates['home']
  if (template === undefined) return undefined
  const booking = /\breserv/.test(words) && !/\bbook/.test(words) ? 'reservation' : 'booking'
  const stay = stayBooking({
    one: booking,
    kind: 'pickUp',
    places: [],
    extras: extras.map(({ name }) => name),
    isNightly: true,
    ...(isForPets && { brings: 'pet' }),
  })
  const hasReports = isForPets && /\breports?\b/.test(words)
  const aliases = ['guest room', 'suite', 'accommodation', 'stay', 'price', 'total price', 'period']
  return {
    booked,
    booking,
    entities: new Map<string, EntityTemplate>([
      [booked, template],
      [booking, stay],
      ...(isForPets ? [['pet', boardedPet] as const] : []),
      ...(hasReports ? [['care report', careReport] as const] : []),
    ]),
    aliases: {
      ...Object.fromEntries(aliases.map((name) => [name, booked])),
      ...(isForPets && { dog: 'pet', cat: 'pet', animal: 'pet', 'pet profile': 'pet' }),
      ...(hasReports && {
        report: 'care report',
        'daily care report': 'care report',
        'daily report': 'care report',
      }),
      ...(booking === 'booking' ? { reservation: 'booking' } : { booking: 'reservation' }),
    },
    section: {
      title: `Book ${withArticle(booked)}`,
      text: 'Choose when you come and go. What is taken then cannot be booked.',
      mode: 'stay',
      slots: [],
      capacity: 1,
      ...(extras.length > 0 && { extras }),
      ...(isForPets && { asks: ['pet'] }),
    },
    handling,
    answers,
  }
}

const petHouse =
  /\b(?:pets?|dogs?|cats?) (?:hotel|boarding|resort|kennel|daycare)s?\b|\bkennels?\b|\bcatter(?:y|ies)\b/

const houses =
  /\b(?:hotels?|hostels?|guest ?houses?|inns?|b&b|bed and breakfast|resorts?|camp ?sites?|homestays?)\b/

const answers =
  /\bcheck(?:s|ing)? (?:the |their )?(?:[a-z]+ ){0,2}(?:in|out)\b|\bcheck-?(?:in|out)\b|^(?:check )?out$|\bpay|\btotals?\b|\bcancel|\bbook(?:s|ing|ings)?\b(?! statistics)|\breserv|^(?:an? |the )?(?:arrivals?|departures?)(?: dates?)?$|^(?:an? |the )?prices?$|\bextras?\b|^add (?!.*\b(?:their|pets?|reviews?|new)\b)/
