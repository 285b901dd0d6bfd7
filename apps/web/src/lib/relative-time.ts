const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** "3 days ago", in the largest unit that fits; less than a minute is now. */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  const step = steps.find((each) => Math.abs(seconds) >= each.seconds)
  return step ? format.format(Math.trunc(seconds / step.seconds), step.unit) : format.format(0, 'second')
}
