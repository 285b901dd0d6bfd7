import { countText, fillText, texts } from '@joinery/contract'
import type { WrittenMail } from '@joinery/contract'
import { exactTime } from '../../lib/exact-time.ts'

const words = texts.outbox
const kinds = new Map<string, string>(Object.entries(words.kinds))

/** What a mail is for. One of a kind that this version does not know keeps the word it came with. */
export const nameKind = (kind: string): string => kinds.get(kind) ?? kind

/** How far a mail came, in a few words. */
export function describeDelivery(mail: Pick<WrittenMail, 'state' | 'sentAt' | 'attempts' | 'nextAttemptAt'>) {
  const { state, sentAt, attempts, nextAttemptAt } = mail
  if (state === 'not-sent') return words.noServerThen
  if (state === 'sent') return sentAt === null ? '' : fillText(words.sentAt, { time: timeOf(sentAt) })
  if (attempts === 0) return ''
  const tried = countText(attempts, words.attempts)
  if (nextAttemptAt === null) return tried
  return `${tried}. ${fillText(words.nextAttempt, { time: timeOf(nextAttemptAt) })}`
}

export const timeOf = (moment: string): string => exactTime(new Date(moment))

export const toneOf = {
  sent: 'success',
  waiting: 'cedar',
  failed: 'danger',
  'not-sent': 'neutral',
} as const satisfies Record<WrittenMail['state'], string>
