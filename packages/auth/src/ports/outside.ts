import type { Metadata } from './records.ts'
import type { Transaction } from './storage.ts'

export type MailKind =
  | 'confirm'
  | 'magic-link'
  | 'recovery'
  | 'email-change'
  | 'invitation'
  | 'reauthentication'
  | 'already-registered'

export interface MailMessage {
  kind: MailKind
  to: string
  /** The digits that a person can type; empty for already-registered, which opens nothing. */
  code: string
  /** What the link carries; empty for reauthentication, which has no link, and for already-registered. */
  tokenHash: string
  /** Opens the landing page; empty for reauthentication. For already-registered it is the site itself. */
  link: string
  redirectTo: string
  userId: string
  /** For an e-mail change: the address it leaves and the one it moves to. */
  currentEmail?: string
  newEmail?: string
  /** What the person said about themselves at sign-up (`full_name` …), for the greeting. */
  userMetadata: Metadata
}

export interface Mailer {
  /**
   * Queues the message as a part of the transaction, so that neither is there without the other. What comes back lets it
   * set out, and is called after the transaction has been committed.
   */
  queue: (message: MailMessage, tx: Transaction) => Promise<SetOut>
}

export type SetOut = () => void

export interface SmsMessage {
  to: string
  channel: 'sms' | 'whatsapp'
  code: string
  kind: 'confirmation' | 'phone-change' | 'reauthentication' | 'second-factor'
}

export interface SmsSender {
  /** Throws when the message could not be handed over. */
  send: (message: SmsMessage) => Promise<{ messageId?: string }>
}

export interface Clock {
  now: () => Date
}

export interface RateLimit {
  /** How many within the window. */
  limit: number
  windowSeconds: number
}

export interface RateLimitVerdict {
  allowed: boolean
  /** Whole seconds until it is worth trying again; 0 when allowed. */
  retryAfterSeconds: number
}

export interface RateLimiter {
  /** Counts one and says whether it was still within the limit. A refused one does not count. */
  consume: (key: string, limit: RateLimit) => Promise<RateLimitVerdict>
  /** Takes back one that was counted. */
  giveBack: (key: string, limit: RateLimit) => Promise<void>
}

// ports: settled
