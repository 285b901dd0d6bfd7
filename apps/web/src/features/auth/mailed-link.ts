import { routes } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { safeReturnPath } from '../../lib/safe-return-path.ts'

export interface MailedLink {
  tokenHash: string
  type: LinkType
  /** Where to go when it is done. */
  destination: string
}

/** What a mailed link does, told before it is done. */
export const linkPurposes = {
  signup: {
    heading: 'Confirm your e-mail address',
    sentence: 'Your account is confirmed, and you are signed in on this device.',
    button: 'Confirm and sign in',
  },
  email: {
    heading: 'Confirm your e-mail address',
    sentence: 'Your e-mail address is confirmed, and you are signed in on this device.',
    button: 'Confirm and sign in',
  },
  magiclink: {
    heading: 'Sign in',
    sentence: 'You are signed in on this device, without your password.',
    button: 'Sign in',
  },
  recovery: {
    heading: 'Set a new password',
    sentence: 'You are signed in on this device and choose a new password next.',
    button: 'Go on',
  },
  invite: {
    heading: 'Accept the invitation',
    sentence: 'Your account is confirmed, you are signed in on this device and choose a password next.',
    button: 'Accept and sign in',
  },
  email_change: {
    heading: 'Change your e-mail address',
    sentence: 'You confirm that your account may use its new e-mail address.',
    button: 'Confirm the change',
  },
} as const

export type LinkType = keyof typeof linkPurposes

/** Reads the address of the landing page; undefined if it is no link of ours, or was cut off. */
export function readMailedLink(query: URLSearchParams, origin: string): MailedLink | undefined {
  const tokenHash = query.get('token_hash')
  const type = query.get('type')
  if (!tokenHash || !isLinkType(type)) return undefined
  return { tokenHash, type, destination: destinationOf(type, query.get('redirect_to'), origin) }
}

export type LinkOutcome =
  | { kind: 'done' }
  /** Both mailboxes must agree to a change of address. */
  | { kind: 'other-mailbox' }
  | { kind: 'refused'; message: string; isExpired: boolean }

/** Spends the link's token. Only a press of the button does it: mail scanners open every link they see. */
export async function confirmMailedLink(
  loadClient: () => Promise<AuthClient>,
  { tokenHash, type }: Pick<MailedLink, 'tokenHash' | 'type'>,
): Promise<LinkOutcome> {
  const failed = 'The link could not be confirmed.'
  try {
    const client = await loadClient()
    const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type })
    if (error) {
      return { kind: 'refused', message: authMessage(error, failed), isExpired: error.code === 'otp_expired' }
    }
    return { kind: data.session ? 'done' : 'other-mailbox' }
  } catch {
    return { kind: 'refused', message: failed, isExpired: false }
  }
}

const isLinkType = (type: string | null): type is LinkType =>
  type !== null && Object.hasOwn(linkPurposes, type)

function destinationOf(type: LinkType, wish: string | null, origin: string): string {
  if (type === 'recovery' || type === 'invite') return routes.resetPassword.path
  const path = safeReturnPath(wish, origin) ?? routes.home.path
  return path === routes.home.path ? routes.dashboard.path : path
}
