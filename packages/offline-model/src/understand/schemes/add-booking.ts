import { createField } from '../../model/create-field.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise, withArticle } from '../language/noun-phrase.ts'
import { paymentMethods } from '../compose/payment.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { addThing } from './add-thing.ts'
import { describeThing } from './describe-thing.ts'
import { addList, addPage, staffOf } from './lay-out.ts'

interface Booked {
  /** What is booked. */
  readonly resource: EntityDraft
  /** What one has afterwards: "booking", "ticket". */
  readonly one: string
  readonly mode: SectionOf<'booking'>['mode']
  readonly title: string
  readonly text: string
  readonly heading?: string
  readonly icon?: string
  readonly slots?: string[]
  readonly capacity?: number
  readonly isPaid?: boolean
  /** What those who booked have a list of. */
  readonly own: string
  /** What stands above it, where several things are on one list. */
  readonly ownHeading?: string
  /** What it is called on the list of those who run the place; without it there is none. */
  readonly all?: string
}

/** A page to book on, what was booked, and one's own list of it. */
export function addBooking(draft: Draft, booked: Booked): EntityDraft {
  const { resource, one, mode } = booked
  resource.abilities.add('book')
  const isStay = mode === 'stay'
  const times = isStay
    ? 'arrival:date,departure:date'
    : mode === 'seats'
      ? 'date,places:number[1..6]'
      : 'date,time:time'
  const booking = addThing(
    draft,
    one,
    describeThing({
      names: one,
      archetype: 'transaction',
      icon: booked.icon ?? 'calendar-check',
      fields: `title!:text,customer!:text,phone,${times},${booked.isPaid ? 'total:money[20..400],' : ''}status(Requested|Paid|Confirmed|Done|Cancelled)`,
      flow: 'booking',
      can: 'create,edit,delete,filter',
    }),
  )
  booking.fields.splice(
    1,
    0,
    createField(resource.id, 'reference', {
      label: capitalise(resource.one),
      refersTo: resource.id,
      isFilter: true,
    }),
  )
  addPage(draft, {
    title: booked.title,
    icon: 'calendar-plus',
    section: {
      type: 'booking',
      title: booked.heading ?? `Book ${withArticle(resource.one)}`,
      text: booked.text,
      resource: resource.id,
      booking: booking.id,
      mode,
      slots: booked.slots ?? ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'],
      capacity: booked.capacity ?? 1,
      ...(isStay && { unit: 'night' as const }),
      ...(booked.isPaid && { methods: paymentMethods(draft.words) }),
    },
  })
  addList(draft, booking, {
    title: booked.own,
    ...(booked.ownHeading !== undefined && { heading: booked.ownHeading }),
    view: 'list',
    scope: 'mine',
  })
  if (booked.all !== undefined && staffOf(draft).length > 0)
    addList(draft, booking, {
      title: booked.all,
      view: 'table',
      path: `/all-${one.replaceAll(' ', '-')}s`,
      isForStaff: true,
    })
  draft.rules.push({
    type: 'notInPast',
    entity: booking.id,
    field: isStay ? 'arrival' : 'date',
    message: 'Choose today or a later day.',
  })
  if (booked.isPaid) draft.simulated.add('Paying is a demonstration: no money moves.')
  return booking
}
