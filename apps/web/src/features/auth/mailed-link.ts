import { routes, texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage } from '../../lib/auth-message.ts'
import { safeReturnPath } from '../../lib/safe-return-path.ts'

export interface MailedLink {
  tokenHash: string
  type: LinkType
  /** Where to go when it is done. */
  destination: string
}

export type LinkType = keyof typeof texts.mailedLinks.purposes

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
  const { failed } = texts.mailedLinks
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
  type !== null && Object.hasOwn(texts.mailedLinks.purposes, type)

function destinationOf(type: LinkType, wish: string | null, origin: string): string {
  if (type === 'recovery' || type === 'invite') return routes.resetPassword.path
  const path = safeReturnPath(wish, origin) ?? routes.home.path
  return path === routes.home.path ? routes.dashboard.path : path
}
