import type { MailState, WrittenMail } from '@joinery/contract'
import type { MailRow } from './store.ts'

/** A mail as the operator sees it in the list. */
export function presentMail(mail: MailRow): WrittenMail {
  const { id, to, kind, subject, createdAt, sentAt, attempts, lastError, nextAttemptAt } = mail
  return {
    id,
    to,
    kind,
    subject,
    writtenAt: createdAt.toISOString(),
    state: stateOf(mail),
    sentAt: sentAt?.toISOString() ?? null,
    attempts,
    problem: lastError,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }
}

function stateOf({ sentAt, nextAttemptAt, attempts }: MailRow): MailState {
  if (sentAt !== null) return 'sent'
  if (nextAttemptAt !== null) return 'waiting'
  return attempts > 0 ? 'failed' : 'not-sent'
}
