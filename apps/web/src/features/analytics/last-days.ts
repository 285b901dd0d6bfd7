/** The ranges that one can choose from, in days. */
export const ranges = [7, 30, 90, 365] as const

/** The range that an address names, or the one that is shown by itself. */
export const rangeOf = (named: string | null): number => ranges.find((range) => String(range) === named) ?? 30

/** The range of so many UTC days that ends today. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const first = new Date(now)
  first.setUTCDate(first.getUTCDate() - days + 1)
  return { from: first.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) }
}
