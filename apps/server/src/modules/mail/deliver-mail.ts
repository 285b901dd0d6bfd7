import type { Logger } from 'pino'
import type { MailTransport } from './mail.ts'
import type { OutboxStore } from './store.ts'

interface Dependencies {
  outbox: Pick<OutboxStore, 'claimDue' | 'markSent' | 'markFailed'>
  transport: MailTransport
  log: Logger
  now: () => Date
}

type ClaimedMail = Awaited<ReturnType<OutboxStore['claimDue']>>[number]

const batchSize = 5
const leaseMs = 120_000
const minute = 60_000

/** How long to wait after the first refusal, the second one, and so on; after the last one the mail is given up. */
const delaysMs = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute, 360 * minute, 720 * minute]

/** Sends the mails that are due, some at a time. Says whether there may be more. */
export async function deliverDueMail(dependencies: Dependencies): Promise<{ mayHaveMore: boolean }> {
  const { outbox, now } = dependencies
  const leaseUntil = new Date(now().getTime() + leaseMs)
  const claimed = await outbox.claimDue({ now: now(), leaseUntil, limit: batchSize })
  await Promise.all(claimed.map((mail) => deliver(mail, dependencies)))
  return { mayHaveMore: claimed.length === batchSize }
}

async function deliver(mail: ClaimedMail, { outbox, transport, log, now }: Dependencies): Promise<void> {
  const { id, to, subject, text, html, kind, attempts } = mail
  const refusal = await transport.send({ id, to, subject, text, html }).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  if (refusal === undefined) {
    await outbox.markSent(id, now())
    return
  }
  const delayMs = delaysMs[attempts - 1]
  const nextAttemptAt = delayMs === undefined ? null : new Date(now().getTime() + delayMs)
  const fields = { mailId: id, kind, attempts, nextAttemptAt, err: refusal.error }
  if (nextAttemptAt === null) log.error(fields, 'a mail could not be sent and is given up')
  else log.warn(fields, 'a mail could not be sent and is tried again later')
  await outbox.markFailed(id, { attempts, nextAttemptAt, error: describeRefusal(refusal.error) })
}

function describeRefusal(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll('\0', '').slice(0, 500)
}
