import { randomUUID } from 'node:crypto'
import type { MailMessage } from '@joinery/auth'
import type { Logger } from 'pino'
import type { App } from '../../http/app-types.ts'
import { writeInvitation } from './content/write-invitation.ts'
import type { InvitationLetter } from './content/write-invitation.ts'
import { writeMail } from './content/write-mail.ts'
import { writeRunReport } from './content/write-run-report.ts'
import type { RunReport } from './content/write-run-report.ts'
import { deliverDueMail } from './deliver-mail.ts'
import type { MailContent, MailTransport } from './mail.ts'
import { addOperatorRoutes } from './operator-routes.ts'
import type { OperatorDependencies } from './operator-routes.ts'
import { addDevMail } from './routes.ts'
import { startDelivery } from './start-delivery.ts'
import type { MailTransaction, OutboxStore } from './store.ts'

export type { MailTransport } from './mail.ts'
export { createOutboxStore } from './store.ts'

interface Dependencies {
  outbox: OutboxStore
  /** Without one, mail is kept and shown in the log. */
  transport: MailTransport | undefined
  /** Whether this is a machine on which somebody develops. */
  hasDevMail: boolean
  log: Logger
  now: () => Date
}

interface Posting {
  to: string
  kind: string
  content: MailContent
  /** What the log shows in place of a mail that goes nowhere. */
  secrets: { link: string; code?: string }
}

/** 90 days. A mail that could not be sent was given up long before. */
const keptMs = 90 * 86_400_000

export type MailModule = ReturnType<typeof createMailModule>

/** Mail to people: written here, kept in the outbox, and sent from there until it has arrived. */
export function createMailModule({ outbox, transport, hasDevMail, log, now }: Dependencies) {
  const delivery =
    transport && startDelivery({ log, deliverDue: () => deliverDueMail({ outbox, transport, log, now }) })

  /** Writes a mail down. It sets out with what is returned, which is to be called when the mail is there to stay. */
  async function write({ to, kind, content, secrets }: Posting, db?: MailTransaction): Promise<() => void> {
    const createdAt = now()
    const nextAttemptAt = delivery ? createdAt : null
    await outbox.insert({ id: randomUUID(), to, kind, ...content, createdAt, nextAttemptAt }, db)
    return function setOut() {
      if (delivery) delivery.wake()
      else log.info({ to, subject: content.subject, ...secrets }, 'mail written; no mail server is set')
    }
  }

  async function put(posting: Posting): Promise<void> {
    const setOut = await write(posting)
    setOut()
  }

  return {
    /** A part of the transaction that makes what it carries, so that neither is there without the other. */
    queueAccountMail: (message: MailMessage, transaction?: MailTransaction): Promise<() => void> => {
      const { kind, to, link, code } = message
      return write({ to, kind, content: writeMail(message), secrets: { link, code } }, transaction)
    },
    /** A part of the transaction that makes the invitation, so that neither is there without the other. */
    writeInvitation: (
      { to, ...letter }: InvitationLetter & { to: string },
      transaction: MailTransaction,
    ): Promise<() => void> =>
      write(
        {
          to,
          kind: 'workspace-invitation',
          content: writeInvitation(letter),
          secrets: { link: letter.link },
        },
        transaction,
      ),
    sendRunReport: ({ to, ...report }: RunReport & { to: string }): Promise<void> =>
      put({ to, kind: 'run-report', content: writeRunReport(report), secrets: { link: report.link } }),
    addRoutes(app: App) {
      if (hasDevMail) addDevMail(app, { outbox })
    },
    /** Forgets mails that nobody will ask about any more. */
    sweep: () => outbox.deleteWrittenBefore(new Date(now().getTime() - keptMs)),
    stop: async () => delivery?.stop(),
  }
}

/** What has been written, for the operator. Mail comes before accounts, and this after them, so it is made by itself. */
export const createOutboxView = (dependencies: OperatorDependencies) => ({
  addRoutes: (app: App) => addOperatorRoutes(app, dependencies),
})
