import { texts } from '@joinery/contract'
import type { AnalyticsFigures } from '@joinery/contract'

const counts = new Intl.NumberFormat('en-US')
const shortCounts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const rates = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const smallMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
})

export const formatCount = (n: number): string => counts.format(n)
export const formatShort = (n: number): string => shortCounts.format(n)

export const averageMs = ({ runs, durationMs }: AnalyticsFigures): number | null =>
  runs === 0 ? null : durationMs / runs

/** Of the runs that ended by themselves: what a user stopped says nothing about how well it went. */
export function successRate({ succeeded, failed }: AnalyticsFigures): number | null {
  const ended = succeeded + failed
  return ended === 0 ? null : succeeded / ended
}

export const formatRate = (rate: number | null): string =>
  rate === null ? texts.analytics.none : rates.format(rate)

export function formatDuration(ms: number | null): string {
  if (ms === null) return texts.analytics.none
  const [rounded, tenths, seconds] = [Math.round(ms), Math.round(ms / 100), Math.round(ms / 1_000)]
  if (rounded < 1_000) return `${rounded} ms`
  if (tenths < 600) return `${tenths / 10} s`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** What costs less than a cent is not free. */
export function formatCost(micros: number): string {
  const dollars = micros / 1_000_000
  return dollars > 0 && dollars < 0.01 ? smallMoney.format(dollars) : money.format(dollars)
}
