import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import { journeyTemplates } from './journey-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { needAccounts, type Draft } from '../../compose/draft.ts'
import { noMoney, paymentMethods } from '../../compose/payment.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, showList, showOwn } from '../lay-out.ts'

const trip = ['trip', journeyTemplates.trip] as const
const ticket = ['ticket', journeyTemplates.ticket] as const

/** Tickets in several classes for several passengers, which are changed and given back. */
export const journeys: Scheme = {
  id: 'journeys',
  about:
    /\b(?:railways?|rail|trains?|flights?|airlines?|ferr(?:y|ies))\b.{0,30}\b(?:tickets?|booking|reservations?)\b|\b(?:tickets?|book(?:ing|s)?)\b.{0,30}\b(?:trains?|flights?|ferr(?:y|ies))\b|\bairlines?\b/,
  also: /^(?=[^]{0,4000}\bpassengers?\b)(?=[^]{0,4000}\b(?:class(?:es)?|refunds?|chang(?:e|ing))\b)/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'booking',
  mood: 'calm',
  leads: ['trip', 'ticket'],
  aliases: {
    train: 'trip',
    flight: 'trip',
    ferry: 'trip',
    connection: 'trip',
    timetable: 'trip',
    order: 'ticket',
    booking: 'ticket',
    refund: 'ticket',
    seat: 'trip',
    passenger: 'ticket',
  },
  parts: [
    {
      title: 'Book',
      answers:
        /\b(?:search\w*|book(?:ing)?|seats?|passengers?|pay\w*|prices?|class(?:es)?|remaining|left|availab\w+|stations?|tickets? for)\b/,
      build: addBooking,
    },
    {
      title: 'My tickets',
      answers: /\b(?:orders?|my tickets|refund\w*|chang(?:e|ing)|cancel\w*|reschedul\w*|tickets?)\b/,
      build: (draft, because) => {
        showOwn(draft, ticketOf(draft), {
          because,
          text: 'Change a ticket to another connection, or give it back.',
        })
      },
    },
    {
      title: 'Timetable',
      answers: /\b(?:timetables?|schedules?|trains?|flights?|connections?)\b/,
      build: (draft, because) => {
        const entity = tripOf(draft)
        entity.editableBy = 'staff'
        showList(draft, entity, { title: 'Timetable', because, hasPages: false })
      },
    },
  ],
}

/** A connection is called what goes there. */
function tripOf(draft: Draft): EntityDraft {
  const entity = needThing(draft, trip)
  const [said = 'train'] =
    /\b(?:train|flight|ferry)(?=s?\b)/.exec(draft.words.replace(/\bferries\b/g, 'ferry')) ?? []
  entity.one = said
  entity.many = said === 'ferry' ? 'ferries' : `${said}s`
  return entity
}

function ticketOf(draft: Draft): EntityDraft {
  needAccounts(draft)
  const entity = needThing(draft, ticket)
  const moved = tripOf(draft)
  const at = entity.fields.findIndex(({ id }) => id === 'trip')
  const field = entity.fields[at]
  if (field !== undefined)
    entity.fields[at] = { ...field, label: capitalise(moved.one), refersTo: toIdentifier('trip') }
  entity.editableBy = 'owner'
  allow(entity, 'create', 'filter')
  return entity
}

function addBooking(draft: Draft, because?: string): void {
  draft.simulated.add(noMoney)
  const tickets = ticketOf(draft)
  const trips = tripOf(draft)
  addScreen(draft, {
    title: 'Book',
    icon: 'search',
    section: {
      type: 'journeys',
      title: 'Book tickets',
      text: 'From where to where, and on which day? Each class says what is left and what it costs.',
      entity: trips.id,
      tickets: tickets.id,
      classes: [
        { name: 'First class', priceField: 'firstPrice', seatsField: 'firstSeats' },
        { name: 'Second class', priceField: 'secondPrice', seatsField: 'secondSeats' },
      ],
      methods: paymentMethods(draft.words),
    },
    because,
  })
}
