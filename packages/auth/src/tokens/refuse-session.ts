import type { Account } from '../ports/records.ts'
import type { AuthSettings } from '../settings.ts'

/** Why a session may not go on, or undefined when it may. */
export function refuseSession(
  policy: AuthSettings['sessions'],
  { session, factors }: Pick<Account, 'session' | 'factors'>,
  now: Date,
) {
  const isPast = (start: Date, seconds: number | undefined) =>
    seconds !== undefined && now.getTime() > start.getTime() + seconds * 1000
  if (session.notAfter !== null && now > session.notAfter) return ''
  if (isPast(session.createdAt, policy.timeboxSeconds)) return ''
  if (isPast(session.refreshedAt ?? session.createdAt, policy.inactivitySeconds)) return ' (Inactivity)'
  const owesFactor = session.aal === 'aal1' && factors.some(({ status }) => status === 'verified')
  if (owesFactor && isPast(session.createdAt, policy.lowAalSeconds)) {
    return ' (Low AAL: User Needs MFA Verification)'
  }
  return undefined
}
