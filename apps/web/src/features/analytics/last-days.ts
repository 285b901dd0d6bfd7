/** The range of so many UTC days that ends today. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const first = new Date(now)
  first.setUTCDate(first.getUTCDate() - days + 1)
  return { from: first.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) }
}
