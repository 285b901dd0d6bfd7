import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

/** Whether somebody arrives and leaves: "check-in and check-out", "check pets in and out". */
export function hasArrivals(words: string): boolean {
  return /\bcheck(?:ing|s)?[- ]?in\b.{0,40}\bcheck(?:ing|s)?[- ]?out\b|\bcheck(?:ing|s)? [a-z' -]{0,30}\bin and out\b/.test(
    words,
  )
}

/** Whether things are given away for a time and come back: "hand out and take back cars". */
function isHandedOver(words: string): boolean {
  return /\bhand(?:ing|s)? (?:out|over)\b|\btak(?:e|es|ing) back\b|\bpick-?up and (?:return|drop-?off)\b/.test(
    words,
  )
}

/** What becomes of a booking in this house: who comes is checked in and out, what is lent comes back. */
export function giveCourse({ words }: Draft, booking: EntityDraft): void {
  const at = booking.fields.findIndex(({ id, type }) => id === 'status' && type === 'choice')
  const status = booking.fields[at]
  const course = hasArrivals(words) ? arrivals : isHandedOver(words) ? handingOver : undefined
  if (course === undefined || status === undefined || booking.template?.flow !== 'booking') return
  booking.flow = course.flow
  booking.fields[at] = { ...status, options: [...course.states] }
}

const arrivals = {
  flow: 'bookedStay',
  states: ['Requested', 'Confirmed', 'Checked in', 'Checked out', 'Cancelled'],
}
const handingOver = { flow: 'bookedHire', states: ['Requested', 'Confirmed', 'Out', 'Returned', 'Cancelled'] }
