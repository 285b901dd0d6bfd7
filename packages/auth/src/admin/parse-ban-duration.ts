import { validationFailed } from '../errors.ts'

const units: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** Reads `1h30m` and the like into milliseconds; `none` lifts a ban. */
export function parseBanDuration(input: string): number | 'none' {
  if (input === 'none') return 'none'
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(input)) {
    throw validationFailed(`invalid format for ban duration: "${input}"`)
  }
  const parts = input.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)
  const milliseconds = Array.from(parts).reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? 0),
    0,
  )
  const longest = 1000 * 365 * 24 * 3_600_000
  return Math.min(milliseconds, longest)
}
