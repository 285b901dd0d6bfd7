import type { Price } from '../store.ts'

type Recurring = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>

/**
 * The anchor moved on by whole intervals. Counting from the anchor keeps the 31st: January 31 goes to
 * February 28, and from there to March 31.
 */
export function addIntervals(anchor: number, { interval, interval_count: size }: Recurring, count: number) {
  const date = new Date(anchor * 1000)
  if (interval === 'day' || interval === 'week') {
    return anchor + count * size * (interval === 'week' ? 7 : 1) * 86_400
  }
  const months = count * size * (interval === 'year' ? 12 : 1)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}

/** The end of the period that begins at `start`, for a subscription with this anchor. */
export function periodEnd(anchor: number, start: number, recurring: Recurring) {
  let count = 1
  while (addIntervals(anchor, recurring, count) <= start) count += 1
  return addIntervals(anchor, recurring, count)
}
