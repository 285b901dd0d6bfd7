import { createField } from '../../../model/create-field.ts'
import type { Lifecycle } from '../../../model/entity.ts'
import type { BookedTrade, Handling } from '../../subjects/booked-trade.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

type Step = Lifecycle['steps'][number]

/** What is booked in a house, and where its bookings are kept. */
export interface BookedPair {
  readonly trade: BookedTrade
  readonly booked: EntityDraft
  readonly booking: EntityDraft
}

/** Who comes and goes is checked in and out, and what is hired is handed out and taken back, each at its time. */
export function handleBooking(draft: Draft, pair: BookedPair): void {
  const { trade, booking } = pair
  const at = booking.fields.findIndex(({ id }) => id === 'status')
  const field = booking.fields[at]
  if (field === undefined) return
  const { handling } = trade
  const states = handling === undefined ? field.options : statesOf(field.options, handling)
  booking.fields[at] = { ...field, options: states }
  booking.flow = 'none'
  const before = states.filter((name) => /^(?:Reserved|Deposit paid|Paid|Requested|Expected)$/.test(name))
  if (handling !== undefined) {
    booking.fields.push(...fieldsFor(handling))
    booking.steps.push(...stepsFor(handling, { pair, before, staff: staffOf(draft) }))
  }
  booking.steps.push({ ...move('Cancel', before, 'Cancelled'), needsReason: true, by: 'maker' })
}

interface Coming {
  readonly pair: BookedPair
  readonly before: readonly string[]
  readonly staff: string[]
}

function stepsFor(handling: Handling, { pair, before, staff }: Coming): Step[] {
  const { begin, end, inside, after, isCharged, isSelf } = handling
  const { trade, booked } = pair
  const who = isSelf ? { roles: [], by: 'maker' as const } : { roles: staff }
  const mark = (value: string | undefined) =>
    trade.marks && value !== undefined
      ? { sets: { reference: booked.id, field: trade.marks.field, value } }
      : {}
  const coming = { ...move(begin, before, inside), ...who, ...mark(trade.marks?.busy) }
  if (after === '') return [coming]
  const leaving = {
    ...move(end, [inside], after),
    ...who,
    ...mark(trade.marks?.free),
    stamps: 'leftAt',
    ...(isCharged && { charges: chargesFor(pair) }),
  }
  const paying: Step[] = isCharged ? [{ ...move('Pay the fee', [after], 'Settled'), by: 'maker' }] : []
  return [{ ...coming, stamps: 'cameAt' }, leaving, ...paying]
}

/** Where nothing has a price of its own, an hour costs the same for all. */
const usualRate = 5

function chargesFor({ booked }: BookedPair): NonNullable<Step['charges']> {
  const price = booked.fields.find(({ type, id }) => type === 'money' && id !== 'fee')
  return {
    since: 'cameAt',
    hours: 'hours',
    fee: 'fee',
    rate: price === undefined ? usualRate : { reference: booked.id, field: price.id },
  }
}

function move(label: string, from: readonly string[], to: string): Step {
  return { label, from: [...from], to, roles: [], needsReason: false }
}

function staffOf({ roles }: Draft): string[] {
  return [...roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
}

function statesOf(options: readonly string[], { inside, after, isCharged }: Handling): string[] {
  const told = [inside, after, isCharged ? 'Settled' : ''].filter((name) => name !== '')
  const others = options.filter((name) => name !== 'Cancelled' && !told.includes(name))
  return [...others, ...told, 'Cancelled']
}

function fieldsFor({ begin, end, after, isCharged }: Handling) {
  if (after === '') return []
  const told = { inForm: false, inList: false }
  return [
    createField('cameAt', 'datetime', { label: pastOf(begin), ...told, inList: true }),
    createField('leftAt', 'datetime', { label: pastOf(end), ...told }),
    ...(isCharged
      ? [
          createField('hours', 'number', { label: 'Hours', unit: 'h', ...told }),
          createField('fee', 'money', { label: 'Fee', ...told, inList: true }),
        ]
      : []),
  ]
}

/** "Check in" → "Checked in", "Hand out" → "Handed out", "Take back" → "Taken back". */
function pastOf(step: string): string {
  return step
    .replace(/^Check\b/, 'Checked')
    .replace(/^Hand\b/, 'Handed')
    .replace(/^Take\b/, 'Taken')
}
