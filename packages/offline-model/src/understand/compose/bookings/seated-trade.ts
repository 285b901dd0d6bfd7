import type { SectionOf } from '../../../model/section.ts'
import { withArticle } from '../../language/noun-phrase.ts'
import type { BookedTrade } from '../../subjects/booked-trade.ts'
import type { EntityTemplate } from '../../subjects/entity-template.ts'
import { seatedTemplates, seatTicket, workTemplates } from '../../subjects/seated-templates.ts'

/** A house or a vehicle where each seat is chosen on its plan. Undefined where nobody asks for that. */
export function seatedTrade(words: string): BookedTrade | undefined {
  if (!choosesSeats.test(words) || elsewhere.test(words)) return undefined
  const [first = ''] = words.split('. ')
  const kind =
    kinds.find(({ pattern }) => pattern.test(first)) ?? kinds.find(({ pattern }) => pattern.test(words))
  const shown = kind ?? (/\b(?:tickets?|events?|shows?|venues?|halls?)\b/.test(words) ? anyEvent : undefined)
  const known = seatedTemplates[shown?.id ?? '']
  if (shown === undefined || known === undefined) return undefined
  const booked =
    shown.names.find((name) => new RegExp(`\\b${name}s?\\b`).test(words)) ?? shown.names[0] ?? 'event'
  const work = shown.works.find((name) => new RegExp(`\\b${name}s?\\b`).test(words) && name !== booked)
  const workTemplate = workTemplates[shown.id]
  const booking = /\btickets?\b/.test(words) ? 'ticket' : /\breserv/.test(words) ? 'reservation' : 'booking'
  const others = [...shown.names, ...general].filter((name) => name !== booked && name !== work)
  return {
    booked,
    booking,
    entities: new Map<string, EntityTemplate>([
      ...(work !== undefined && workTemplate !== undefined ? [[work, workTemplate] as const] : []),
      [booked, known],
      [booking, seatTicket],
    ]),
    aliases: {
      ...Object.fromEntries(others.map((name) => [name, booked])),
      ...Object.fromEntries(
        shown.works.filter((name) => name !== booked && name !== work).map((name) => [name, work ?? booked]),
      ),
      ...Object.fromEntries(tickets.filter((name) => name !== booking).map((name) => [name, booking])),
    },
    section: {
      title: `Choose your seats`,
      text: `Choose ${withArticle(booked)} and your seats. Taken ones cannot be chosen.`,
      mode: 'seats',
      slots: [],
      capacity: shown.plan.rows * shown.plan.seats,
      seatPlan: shown.plan,
    },
    handling: entrance.test(words)
      ? { begin: 'Check in', end: '', inside: 'Used', after: '', isCharged: false, isSelf: false }
      : undefined,
    answers,
  }
}

/** "choose your seats", "a seating plan", "seat selection". */
const choosesSeats =
  /\b(?:seat(?:ing|s)?[- ](?:plans?|maps?|charts?|layouts?|selections?|pickers?|choice)|(?:choos|pick|select|reserv|book)(?:e|es|ing|s)? (?:(?:your|their|my|our|the|his|her|its|a|an|own|free|available|specific|exact|individual|numbered|good|empty|particular) ){0,3}seats?)\b/

/** Where people sit without a ticket. */
const elsewhere =
  /\b(?:wedding|class ?rooms?|pupils|librar(?:y|ies)|restaurants?|dining|(?<!box )offices?|co-?working)\b/

const entrance =
  /\bcheck(?:s|ed|ing)?[- ]in\b|\b(?:scan|validate)(?:s|ing)? (?:the )?(?:tickets?|codes?)\b|\bat the (?:entrance|door)\b/

const answers =
  /\bseat|\bpay|\bpurchas|\bbuy|\bcheckout\b|\bcodes?\b|\btotals?\b|\bprices?\b|\bfares?\b|\bcheck(?:s|ing)?[- ]in\b|\bbook(?:ing)?$|\bbookings?\b|\borders?\b|\be?-?tickets?\b|\bcancel/

const tickets = [
  'ticket',
  'e-ticket',
  'eticket',
  'booking',
  'order',
  'purchase',
  'reservation',
  'ticket booking',
]
const general = [
  'programme',
  'program',
  'date',
  'schedule',
  'event',
  'price',
  'ticket price',
  'fare',
  'hall',
  'seat',
]

interface Shown {
  readonly id: string
  readonly pattern: RegExp
  /** Names of what is booked, the most telling first. */
  readonly names: readonly string[]
  readonly works: readonly string[]
  readonly plan: NonNullable<SectionOf<'booking'>['seatPlan']>
}

const hall = { rows: 8, seats: 10, aisles: [5], front: 'Stage' }

const kinds: readonly Shown[] = [
  {
    id: 'travel',
    pattern: /\b(?:bus(?:es)?|coach(?:es)?|shuttles?)\b/,
    names: ['trip', 'departure', 'connection', 'journey', 'route'],
    works: [],
    plan: { rows: 11, seats: 4, aisles: [2], front: 'Driver' },
  },
  {
    id: 'travel',
    pattern: /\b(?:flights?|airlines?|planes?|aircraft)\b/,
    names: ['flight', 'departure'],
    works: ['route'],
    plan: { rows: 16, seats: 6, aisles: [3], front: 'Cockpit' },
  },
  {
    id: 'travel',
    pattern: /\b(?:trains?|railways?|ferr(?:y|ies))\b/,
    names: ['trip', 'departure', 'connection', 'journey', 'train', 'ferry', 'route'],
    works: [],
    plan: { rows: 12, seats: 4, aisles: [2], front: 'Direction of travel' },
  },
  {
    id: 'film',
    pattern: /\b(?:cinemas?|movies?|films?)\b/,
    names: ['screening', 'showtime', 'showing', 'session', 'show', 'performance'],
    works: ['film', 'movie'],
    plan: { ...hall, front: 'Screen' },
  },
  {
    id: 'concert',
    pattern: /\b(?:concerts?|orchestras?|philharmon\w+|gigs?)\b/,
    names: ['concert', 'gig', 'performance'],
    works: [],
    plan: hall,
  },
  {
    id: 'match',
    pattern: /\b(?:stadiums?|arenas?|match(?:es)?|football|basketball|hockey)\b/,
    names: ['match', 'game', 'fixture'],
    works: [],
    plan: { rows: 10, seats: 12, aisles: [6], front: 'Pitch' },
  },
  {
    id: 'play',
    pattern: /\b(?:theat(?:er|re)s?|plays?|operas?|musicals?|stage)\b/,
    names: ['performance', 'show', 'opera', 'musical'],
    works: ['play'],
    plan: hall,
  },
]

const anyEvent: Shown = {
  id: 'event',
  pattern: /./,
  names: ['event', 'show', 'performance'],
  works: [],
  plan: hall,
}
