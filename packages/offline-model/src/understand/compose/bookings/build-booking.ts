import { createField } from '../../../model/create-field.ts'
import type { SectionOf } from '../../../model/section.ts'
import { isWish } from '../../language/is-wish.ts'
import { capitalise, withArticle } from '../../language/noun-phrase.ts'
import type { Need } from '../../needs/need.ts'
import { because, type Builders } from '../builder.ts'
import { giveCourse } from './booking-course.ts'
import { buildTrade } from './build-trade.ts'
import { ensureCollection, ensureDetail } from '../collections.ts'
import { listOwnBookings } from './list-own-bookings.ts'
import { addScreen } from '../add-screen.ts'
import { hasAccounts, type Draft } from '../draft.ts'
import { findBookable } from './find-bookable.ts'
import { needEntity } from '../need-entity.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { arePlacesOrdered, letOpen, needPaid } from './ordered-places.ts'
import { isPaidBooking, paymentMethods } from '../payment.ts'
import { manageEntity } from '../show-records.ts'

/** What is booked, when it is free, and whose bookings they are. */
export const bookingBuilders: Builders = {
  booking: (draft, need) => {
    const trade = draft.pack?.trade
    if (trade !== undefined && (trade.isLog !== true || need.thing === '')) return buildTrade(draft, need)
    const isOwnDiary =
      draft.kind === 'personal' && ['create', 'edit', 'manage', 'view'].includes(need.frame?.action ?? '')
    if (isOwnDiary) return manageEntity(draft, need)
    const resource = findBookable(draft, need.thing)
    const booking = needEntity(draft, nameBooking(draft, need))
    if (resource === undefined || booking === undefined) return false
    if (arePlacesOrdered(draft)) Object.assign(booking, { one: 'order', many: 'orders' })
    resource.abilities.add('book').add('filter')
    booking.abilities.add('create').add('edit').add('delete')
    if (hasAccounts(draft) && booking.editableBy === 'everyone') booking.editableBy = 'owner'
    if (!booking.fields.some(({ refersTo }) => refersTo === resource.id) && resource.id !== booking.id) {
      booking.fields.splice(
        1,
        0,
        createField(resource.id, 'reference', {
          label: capitalise(resource.one),
          refersTo: resource.id,
          isFilter: true,
        }),
      )
    }
    callBooker(draft, booking)
    giveCourse(draft, booking)
    if (isPaidBooking(draft)) needPaid(booking)
    letOpen(draft, resource, booking)
    const mode = need.frame?.action === 'join' ? 'seats' : bookingMode(draft, resource)
    if (mode === 'stay') needDeparture(booking)
    if (mode === 'seats') needPlaces(booking)
    if (booking.one === 'sign-up') countSignUps(booking)
    // Nobody reads a list of tables: they are chosen while booking.
    if (resource.id === 'table') ensureDetail(draft, resource)
    else ensureCollection(draft, resource, null)
    addScreen(draft, {
      title: nameScreen(draft, mode, resource),
      icon: 'calendar-plus',
      section: {
        type: 'booking',
        title: `${verbOf(draft, booking)} ${resource.archetype === 'person' ? 'an appointment' : withArticle(resource.one)}`,
        text: hasOwnDay(mode, resource)
          ? 'Choose what to come to, and for how many people.'
          : mode === 'stay'
            ? 'Choose the day you arrive and the day you leave. Taken nights cannot be chosen.'
            : 'Choose a day and a free time. Taken ones cannot be chosen.',
        resource: resource.id,
        booking: booking.id,
        mode,
        slots: resource.id === 'table' ? mealTimes : workingHours,
        capacity: mode === 'seats' ? 20 : 1,
        ...(automatic.test(draft.words) && { isAutomatic: true }),
        ...(isPaidBooking(draft) && { methods: paymentMethods(draft.words) }),
      },
      because: because(need),
    })
    listOwnBookings(draft, need, { booking, icon: 'calendar-check' })
    const date = booking.fields.find(({ type }) => type === 'date')
    if (date !== undefined && !draft.rules.some(({ entity }) => entity === booking.id)) {
      draft.rules.push({
        type: 'notInPast',
        entity: booking.id,
        field: date.id,
        message: 'Choose today or a later day.',
      })
    }
    return true
  },
}

function nameScreen(draft: Draft, mode: SectionOf<'booking'>['mode'], { id }: EntityDraft): string {
  if (arePlacesOrdered(draft)) return 'New order'
  if (mode === 'seats' && /\btickets?\b/.test(draft.words) && isWish(draft.words)) return 'Tickets'
  return mode === 'seats' && !/flight|train|concert|movie/.test(id) ? 'Join' : 'Book'
}

/** Employees who book rooms, and whoever signs up for a walk, are no customers. */
function callBooker({ plainRole, words }: Draft, { fields, one }: EntityDraft): void {
  const at = fields.findIndex(({ id, label }) => id === 'customer' && label === 'Customer')
  const field = fields[at]
  if (field === undefined || /\bcustomers?\b/.test(words)) return
  const label = plainRole?.label ?? (one === 'sign-up' ? 'Name' : undefined)
  if (label !== undefined) fields[at] = { ...field, label }
}

/** What somebody has afterwards, in the words of the request. */
function nameBooking({ words, pack }: Draft, { frame, thing }: Need): string {
  if (frame?.action === 'join' && (signUps.test(words) || gatherings.test(thing))) return 'sign-up'
  if (/appointment/.test(words)) return 'appointment'
  if (/reserv/.test(words)) return 'reservation'
  // Where a trade brings appointments, there are no bookings beside them.
  return pack?.things.includes('appointment') === true ? 'appointment' : 'booking'
}

const signUps = /\bsign[- ]?ups?\b(?! for (?:an? )?account)/
const gatherings = /\b(?:activit(?:y|ies)|events?|gatherings?|meetups?|workshops?|walks?|hikes?)\b/
/** Whoever asks for it is spared choosing. */
const automatic =
  /\bautomatic(?:ally)? (?:[a-z]+ )?(?:book\w*|reserv\w*|appointments?|schedul\w*|complete)|\b(?:first|earliest|next) (?:free|available|possible) (?:time|slot|appointment|date)/

const workingHours = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']
const mealTimes = ['12:00', '12:30', '13:00', '13:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30']

function hasOwnDay(mode: SectionOf<'booking'>['mode'], { archetype, fields }: EntityDraft): boolean {
  return mode === 'seats' && archetype === 'event' && fields.some(({ type }) => type === 'date')
}

function verbOf(draft: Draft, { one }: EntityDraft): string {
  if (one === 'sign-up') return 'Sign up for'
  return arePlacesOrdered(draft) ? 'Order' : 'Book'
}

/** Whoever signs up has a place: nobody needs to confirm it. */
function countSignUps(signUp: EntityDraft): void {
  const state = signUp.fields.find(({ id, type }) => id === 'status' && type === 'choice')
  if (state === undefined || signUp.template?.flow !== 'booking' || signUp.flow !== undefined) return
  signUp.flow = 'signUp'
  state.options.splice(0, state.options.length, 'Signed up', 'Attended', 'Cancelled')
}

/** How many come is kept, so that no more come than there are places. */
function needPlaces({ fields }: EntityDraft): void {
  if (
    fields.some(
      ({ type, id }) =>
        type === 'number' && /guest|people|seat|place|person|quantity|count|party|ticket/i.test(id),
    )
  )
    return
  fields.push(createField('places', 'number', { min: 1 }))
}

/** Nights are taken from the arrival to the departure, so that a stay has both. */
function needDeparture(booking: EntityDraft): void {
  const dates = booking.fields.filter(({ type }) => type === 'date')
  const [arrival] = dates
  if (arrival === undefined || dates.length > 1) return
  const at = booking.fields.indexOf(arrival)
  booking.fields.splice(
    at,
    1,
    { ...arrival, label: 'Arrival' },
    createField('departure', 'date', { label: 'Departure', isRequired: true, inList: true }),
  )
}

function bookingMode(draft: Draft, resource: EntityDraft): SectionOf<'booking'>['mode'] {
  if (resource.archetype === 'event') return 'seats'
  if (
    /\b(?:hotel|accommodation|homestay|hostel|check-in date|check-out|nights?|vacation rental|car rental|rent a car)\b/.test(
      draft.words,
    )
  )
    return 'stay'
  return 'slots'
}
