import { hasCode, rootOf } from './failure-cause.ts'
import { isClientGone } from './is-client-gone.ts'

/** PostgreSQL that restarts or cannot be reached is a passing state: the client may try again. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (isClientGone(thrown)) return false
  return hasCode(thrown, awayCodes) || (thrown instanceof Error && awayMessage.test(rootOf(thrown).message))
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])
const awayMessage = /timeout exceeded when trying to connect|Connection terminated|is not queryable/
