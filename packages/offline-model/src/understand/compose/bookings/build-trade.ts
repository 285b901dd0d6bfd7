import { createField } from '../../../model/create-field.ts'
import { toPlural, toSingular } from '../../language/inflect.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import type { Need } from '../../needs/need.ts'
import type { BookedTrade } from '../../subjects/booked-trade.ts'
import { because } from '../builder.ts'
import { collection, ensureCollection } from '../collections.ts'
import { composeEntity } from '../compose-entity.ts'
import { listOwnBookings } from './list-own-bookings.ts'
import { addScreen } from '../add-screen.ts'
import { hasAccounts, needAdministrator, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { handleBooking, type BookedPair } from './handle-booking.ts'
import { noMoney, paymentMethods } from '../payment.ts'

/** What such a house has is there from the start, so that whatever the request calls it finds it. */
export function expectTrade(draft: Draft): void {
  const trade = draft.pack?.trade
  if (trade === undefined) return
  for (const [one, template] of trade.entities) {
    const entity = composeEntity({ id: toIdentifier(one), one, many: toPlural(one), template })
    draft.entities.set(entity.id, { ...entity, names: [], mentions: one === trade.booked ? 3 : 0 })
  }
  linkWorks(draft, trade)
  for (const entity of draft.entities.values()) nameBooked(trade, entity)
  const isRun = [...draft.roles.values()].some(({ isStaff }) => isStaff)
  if (!isRun && runners.test(draft.words)) needAdministrator(draft)
}

/** "… such as drills and saws and book one": what is done then is no example. */
const doings = /^(?:book|hire|rent|reserve|see|view|pay|add|choose|cancel)\b/i

/** Examples that are among what is there anyway are no records of their own. */
export function dropKnownNames({ pack, entities }: Draft): void {
  for (const [id, { one, names, template }] of entities) {
    const entity = entities.get(id)
    const rows = pack?.trade?.entities.has(one) === true ? (template?.rows ?? []) : []
    if (entity === undefined || rows.length === 0) continue
    const titles = rows.map((row) => (row[0] ?? '').toLowerCase())
    const isThere = (name: string) => titles.some((title) => title.includes(toSingular(name.toLowerCase())))
    entities.set(id, { ...entity, names: names.filter((name) => !isThere(name) && !doings.test(name)) })
  }
}

/** What is kept of each thing that is booked refers to it. */
function nameBooked({ booked }: BookedTrade, { fields }: EntityDraft): void {
  const at = fields.findIndex(({ refersTo }) => refersTo === 'booked')
  const id = toIdentifier(booked)
  if (at >= 0)
    fields[at] = createField(id, 'reference', {
      label: capitalise(booked),
      refersTo: id,
      isRequired: true,
      isFilter: true,
    })
}

const runners =
  /\b(?:staff|employees?|admin\w*|managers?|owners?|box office|receptionists?|operators?|clerks?|attendants?|agents?)\b/

/** An evening is one of the film that is shown. */
function linkWorks(draft: Draft, trade: BookedTrade): void {
  const [work] = trade.entities.keys()
  const booked = draft.entities.get(toIdentifier(trade.booked))
  if (work === undefined || booked === undefined || work === trade.booked || work === trade.booking) return
  if (trade.section.seatPlan === undefined) return
  booked.fields.splice(
    2,
    0,
    createField(toIdentifier(work), 'reference', {
      label: capitalise(work),
      refersTo: toIdentifier(work),
      isFilter: true,
    }),
  )
}

/** The page where it is booked, and the list of what one has booked. */
export function buildTrade(draft: Draft, need: Need): boolean {
  const trade = draft.pack?.trade
  const booked = draft.entities.get(toIdentifier(trade?.booked ?? ''))
  const booking = draft.entities.get(toIdentifier(trade?.booking ?? ''))
  if (trade === undefined || booked === undefined || booking === undefined) return false
  const isDeposit = letDeposit(draft, booking)
  if (booking.flow === undefined) linkBooking(draft, { trade, booked, booking })
  if (trade.isLog === true && booked === booking) return buildLog(draft, need, booking)
  if (trade.isLog === true) return buildSessions(draft, need, { booked, booking })
  const { title, text, ...section } = trade.section
  const isPaid = /\b(?:pay|pays|paying|paid|payments?|buy|buys|buying|purchas\w*)\b/.test(draft.words)
  const isPaidNow = isPaid && trade.handling?.isCharged !== true
  if (isPaid) draft.simulated.add(noMoney)
  ensureCollection(draft, booked, null)
  for (const { refersTo } of booked.fields) {
    const work = draft.entities.get(refersTo ?? '')
    if (work !== undefined) ensureCollection(draft, work, null)
  }
  addScreen(draft, {
    title: 'Book',
    icon: 'calendar-plus',
    section: {
      type: 'booking',
      title,
      text,
      resource: booked.id,
      booking: booking.id,
      ...section,
      ...(isPaidNow && { methods: paymentMethods(draft.words) }),
      ...(isPaidNow && isDeposit && { deposit: 20 }),
    },
    because: because(need),
  })
  listOwnBookings(draft, need, { booking, icon: booking.icon })
  return true
}

/** "pay a deposit": a part of the price now, which the booking says. */
function letDeposit({ words }: Draft, { fields }: EntityDraft): boolean {
  if (
    !/\b(?:pay|pays|paying|leave|online)\b.{0,20}\bdeposits?\b|\bdeposits? (?:payment|online)\b/.test(words)
  )
    return false
  const at = fields.findIndex(({ id, type }) => id === 'status' && type === 'choice')
  const status = fields[at]
  if (status !== undefined && !status.options.includes('Deposit paid'))
    fields[at] = { ...status, options: status.options.toSpliced(1, 0, 'Deposit paid') }
  if (!fields.some(({ id }) => id === 'deposit'))
    fields.push(createField('deposit', 'money', { label: 'Deposit', inForm: false }))
  return true
}

function linkBooking(draft: Draft, pair: BookedPair): void {
  const { trade, booked, booking } = pair
  if (trade.isLog !== true) booked.abilities.add('book')
  booked.abilities.add('filter')
  booking.abilities.add('filter')
  if (hasAccounts(draft)) {
    booked.editableBy = 'staff'
    for (const entity of draft.entities.values())
      if (trade.entities.has(entity.one)) entity.editableBy = isOwn(trade, entity) ? 'owner' : 'staff'
  }
  for (const entity of draft.entities.values())
    if (isOwn(trade, entity)) entity.abilities.add('create').add('edit').add('delete')
  if (booking !== booked)
    booking.fields.splice(
      1,
      0,
      createField(booked.id, 'reference', {
        label: capitalise(booked.one),
        refersTo: booked.id,
        isRequired: trade.isLog === true,
        isFilter: true,
      }),
    )
  for (const [at, field] of booking.fields.entries())
    booking.fields[at] = {
      ...field,
      label: labels.get(field.id) ?? field.label,
      inList: (field.inList || field.id === 'seats') && !told.has(field.id) && field.refersTo !== booked.id,
    }
  handleBooking(draft, pair)
}

/** What the title says already, and what is looked up on a page of its own. */
const told: ReadonlySet<string> = new Set(['number', 'code', 'pickUpPlace', 'returnPlace'])

const labels: ReadonlyMap<string, string> = new Map([
  ['pickUpDay', 'Pick-up day'],
  ['pickUpPlace', 'Pick-up location'],
  ['returnPlace', 'Return location'],
  ['startTime', 'Time'],
])

/** What guests bring along is theirs to enter: their pets, or themselves. */
function isOwn({ section, isLog, booking }: BookedTrade, { id, one }: EntityDraft): boolean {
  return (isLog === true && one === booking) || section.asks?.includes(id) === true
}

/** Who comes is entered, checked in and checked out in one list. */
function buildLog(draft: Draft, need: Need, booking: EntityDraft): boolean {
  const screen = ensureCollection(draft, booking, need)
  const inside = draft.pack?.trade?.handling?.inside
  if (inside !== undefined && here.test(draft.words) && screen.sections.length === 1)
    screen.sections.unshift({
      ...collection(booking, { title: 'Here now', view: 'list' }),
      where: { field: 'status', equals: [inside] },
    })
  return true
}

/** Whoever comes makes an entry for the thing that is free, and has their own. */
function buildSessions(
  draft: Draft,
  need: Need,
  { booked, booking }: { booked: EntityDraft; booking: EntityDraft },
): boolean {
  ensureCollection(draft, booked, null)
  listOwnBookings(draft, need, { booking, icon: booking.icon })
  return true
}

/** "see who is in the building" */
const here =
  /\bwho is (?:currently |still )?(?:in|inside|here|there|present)\b|\b(?:current|present) (?:visitors|guests|members)\b/
