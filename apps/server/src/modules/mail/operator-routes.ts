import { endpoints, texts } from '@joinery/contract'
import type { UserId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { presentMail } from './present-mail.ts'
import type { OutboxStore } from './store.ts'

interface ReadAct {
  actorId: UserId
  act: 'mail-read'
  subject: string
  detail: string
}

export interface OperatorDependencies {
  outbox: Pick<OutboxStore, 'list' | 'find'>
  sessions: Sessions
  isOperator: (userId: UserId) => Promise<boolean>
  /** Whether a mail server is set. */
  sendsMail: boolean
  recordAct: (act: ReadAct) => Promise<void>
}

/** The outbox for the operator alone. To everybody else it does not exist. */
export function addOperatorRoutes(app: App, dependencies: OperatorDependencies): void {
  const { outbox, sessions, isOperator, sendsMail, recordAct } = dependencies
  const { mail } = endpoints

  async function requireOperator(context: RequestContext): Promise<UserId> {
    const { userId } = await requireSession(context, sessions)
    if (!(await isOperator(userId))) throw notThere()
    return userId
  }

  serveEndpoint(app, mail.access, async (_input, context) => {
    const { userId } = await requireSession(context, sessions)
    return { isOperator: await isOperator(userId) }
  })

  serveEndpoint(app, mail.outbox, async (page, context) => {
    await requireOperator(context)
    const { rows, hasMore } = await outbox.list(page)
    return { mails: rows.map(presentMail), next: hasMore ? (rows.at(-1)?.id ?? null) : null, sendsMail }
  })

  serveEndpoint(app, mail.read, async ({ mailId }, context) => {
    const actorId = await requireOperator(context)
    const found = await outbox.find(mailId)
    if (!found) throw notThere()
    // Whom it was for is not repeated: they may be in no workspace of whoever reads that log.
    await recordAct({ actorId, act: 'mail-read', subject: found.id, detail: found.kind })
    return { ...presentMail(found), text: found.text }
  })
}

const notThere = () => new AppError('not-found', texts.errors['not-found'])
