import { withArticle } from '../../language/noun-phrase.ts'
import type { BookedTrade } from '../../subjects/booked-trade.ts'
import type { EntityTemplate } from '../../subjects/entity-template.ts'
import { readExtras } from '../../subjects/extras.ts'
import { hourBooking, pricedByHour } from '../../subjects/hired-by-hour.ts'
import { ofOneType } from '../../subjects/of-one-type.ts'
import { damageReport, hiredTemplates, stayBooking } from '../../subjects/hired-templates.ts'
import { readHandling } from './read-handling.ts'

/** Something that is hired by the day or the hour, by whoever wants to have it. Undefined where nothing is. */
export function hiredTrade(words: string): BookedTrade | undefined {
  const hired = kinds.find(({ things }) => hires(subjectOf(words), things))
  if (hired === undefined || !isBooked.test(words) || elsewhere.test(words)) return undefined
  const known = hiredTemplates[hired.id]
  if (known === undefined) return undefined
  const booked = nameOf(words, hired)
  const template = ofOneType(known, booked)
  const booking = nameBooking(words)
  const extras = readExtras(words, hired.extras)
  const places = fetched.test(words) ? hired.places : []
  const kind = /\breturn|drop-?off/.test(words) ? 'both' : 'pickUp'
  const asks = places.length === 0 ? [] : kind === 'both' ? ['pickUpPlace', 'returnPlace'] : ['pickUpPlace']
  const isHourly = byHour.test(words) && !byDay.test(words)
  const names = extras.map(({ name }) => name)
  const hasDamages = /\bdamages?\b(?! insurance| cover| protection| waiver)/.test(words)
  return {
    booked,
    booking,
    entities: new Map<string, EntityTemplate>([
      [booked, isHourly ? pricedByHour(template) : template],
      [
        booking,
        isHourly
          ? hourBooking({ one: booking, places, extras: names })
          : stayBooking({ one: booking, kind, places, extras: names, isNightly: false }),
      ],
      ...(hasDamages ? [['damage report', damageReport] as const] : []),
    ]),
    aliases: {
      ...Object.fromEntries(
        [...hired.names, 'fleet', 'vehicle', 'inventory', 'rate', 'daily rate', 'hourly rate', 'price']
          .filter((name) => name !== booked)
          .map((name) => [name, booked]),
      ),
      ...Object.fromEntries(
        ['booking', 'rental', 'hire', 'reservation', 'order']
          .filter((name) => name !== booking)
          .map((name) => [name, booking]),
      ),
      ...(hasDamages && { damage: 'damage report', 'damage record': 'damage report' }),
    },
    section: {
      title: `Book ${withArticle(booked)}`,
      ...(isHourly ? hours : days),
      slots: [],
      capacity: 1,
      ...(extras.length > 0 && { extras }),
      ...(asks.length > 0 && { asks: isHourly ? ['pickUpPlace'] : asks }),
    },
    handling: readHandling(words, { begin: 'Hand out', end: 'Take back', inside: 'Out', after: 'Returned' }),
    marks: { field: 'status', busy: 'Out', free: 'Available' },
    answers,
  }
}

const days = {
  text: 'Choose your days. What is taken then cannot be booked.',
  mode: 'stay',
  unit: 'day',
} as const

const hours = {
  text: 'Choose a day and your hours. What is taken then cannot be booked.',
  mode: 'hours',
} as const

const byHour =
  /\b(?:by the|per|for (?:an|one|a few|some|several|a couple of)) hours?\b|\bhourly\b|\b(?:choose|select|pick) (?:the |their |your )?hours\b/
const byDay = /\b(?:by the|per|for (?:some|several|a few)|multiple) days?\b|\bdaily\b|\bdays\b/

/** People who "see their rentals" have rentals, and no bookings. */
function nameBooking(words: string): string {
  const [, said] =
    /\b(?:cancel|manage|view|see|their|my) (?:an? |the |their |my )?(rental|hire)s?\b(?! (?:website|site|app|platform|shop))/.exec(
      words,
    ) ?? []
  if (said !== undefined) return said
  return /\breserv/.test(words) && !/\bbook/.test(words) ? 'reservation' : 'booking'
}

/** "pick-up and return location", "the pick-up harbour" */
const fetched =
  /\b(?:pick-?up|collection|return|drop-?off) (?:and (?:return|drop-?off) )?(?:locations?|stations?|points?|places?|branch(?:es)?|harbou?rs?|shops?|depots?)\b|\b(?:locations?|stations?|branch(?:es)?) (?:for|of) (?:pick-?up|return)/

const answers =
  /\bpick-?up\b|\bextras?\b|\badd-?ons?\b|\boptions?\b|\baccessor|\binsurance\b|\bhand(?:s|ing)?\b.*\b(?:out|over)\b|\btak(?:es?|ing)\b.*\bback\b|\bpay|\bpric(?:es?|e calculation)\b|\btotals?\b|\bcancel|\bbook|\brent(?:al|als|s|ing)?\b|\bhir(?:es?|ing)\b|\breserv|\b(?:the |their |your )?(?:days|dates|hours|period)$|\bhourly rates?\b|\breturn (?:location|date|station|point)|\bdaily rates?\b|\bcheck(?:s|ing)?[- ](?:in|out)\b|^add\b(?!.*\breview)/

/** What is let for years, and those who are hired to work. */
const elsewhere =
  /\b(?:tenants?|landlords?|leases?|apartments?|rental propert\w+|real estate|recruit\w*|job (?:seekers?|postings?)|candidates?|employers?)\b/

const isBooked =
  /\b(?:book\w*|reserv\w*|rent(?:s|ing|ed)? (?:an?|out|the|it)?|hires?|hiring|rentals?|charters?|daily rates?|per day|by the day)\b/

/** What the first sentence is about: what stands behind "with" is a part of something else. */
function subjectOf(words: string): string {
  return words.split('. ')[0]?.split(/ (?:with|including|featuring) /)[0] ?? ''
}

function hires(words: string, things: string): boolean {
  return new RegExp(
    `\\b(?:${things})s? (?:rentals?|hire|hiring|renting|charters?)\\b|\\b(?:rent|rents|renting|hire|hires|hiring|rental of|hire of) (?:out )?(?:an? |the |our |their )?(?:${things})s?\\b`,
  ).test(words)
}

interface Hired {
  readonly id: string
  readonly things: string
  readonly names: readonly string[]
  readonly extras: readonly string[]
  readonly places: readonly string[]
}

function nameOf(words: string, { names, things }: Hired): string {
  const [, said] = new RegExp(`\\b(${things})s?\\b`).exec(words) ?? []
  return names.find((name) => new RegExp(`\\b${name}s?\\b`).test(words)) ?? said ?? names[0] ?? 'thing'
}

const towns = ['Airport', 'Central station', 'City centre', 'Harbour']

const kinds: readonly Hired[] = [
  {
    id: 'camper',
    things: 'camper(?: van)?|campervan|motor ?home|caravan|rv',
    names: ['camper van', 'campervan', 'camper', 'motorhome', 'caravan'],
    extras: ['Camping chairs', 'Bed linen', 'Bike rack', 'Full insurance'],
    places: towns,
  },
  {
    id: 'car',
    things: 'car|vehicle|van|auto|truck|suv',
    names: ['car', 'van', 'truck', 'vehicle'],
    extras: ['Child seat', 'Navigation', 'Second driver', 'Full insurance'],
    places: towns,
  },
  {
    id: 'bike',
    things: 'bike|bicycle|e-?bike|cycle|scooter|motor(?:cycle|bike)',
    names: ['bike', 'bicycle', 'e-bike', 'scooter', 'motorcycle'],
    extras: ['Helmet', 'Lock', 'Child seat', 'Theft insurance'],
    places: ['Old Town', 'Main station', 'River park', 'Beach'],
  },
  {
    id: 'boat',
    things: 'boat|yacht|kayak|canoe|sailing boat|motorboat|houseboat',
    names: ['boat', 'yacht', 'kayak', 'canoe', 'houseboat'],
    extras: ['Skipper', 'Life jackets for children', 'Full tank', 'Damage insurance'],
    places: ['North harbour', 'Old marina', 'Lake jetty'],
  },
  {
    id: 'tool',
    things: 'tool|machine|machinery|construction equipment|power tool|excavator|drill',
    names: ['tool', 'machine'],
    extras: ['Delivery', 'Damage insurance', 'Instruction on site', 'Protective gear'],
    places: ['Main yard', 'North depot', 'South depot'],
  },
  {
    id: 'camera',
    things: '(?:photo |video |film )?cameras?(?: equipment| gear)?',
    names: ['camera', 'lens'],
    extras: ['Damage insurance', 'Second battery', 'Carrying bag'],
    places: ['Main shop', 'Station branch'],
  },
  {
    id: 'winter',
    things: 'ski(?: equipment| gear)?|snowboard|sled',
    names: ['ski', 'snowboard', 'boot', 'helmet', 'sled'],
    extras: ['Helmet', 'Damage insurance', 'Waxing'],
    places: ['Valley shop', 'Lift station'],
  },
  {
    id: 'costume',
    things: 'costume|(?:wedding |evening )?dress(?:es)?|suit',
    names: ['costume', 'dress', 'suit'],
    extras: ['Cleaning', 'Accessories', 'Damage insurance'],
    places: ['Main shop'],
  },
  {
    id: 'equipment',
    things: '(?:camping |party |sports |outdoor )?(?:equipment|gear)|tent',
    names: ['equipment', 'tent'],
    extras: ['Delivery', 'Damage insurance', 'Carrying bag'],
    places: ['Main shop', 'Station branch'],
  },
]
