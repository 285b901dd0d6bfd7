import { createSmtpTransport } from '../adapters/smtp.ts'
import type { Config } from '../config.ts'
import type { Sessions } from '../http/require-session.ts'
import { createBillingStores } from '../modules/billing/index.ts'
import { createMailModule, createOutboxStore, createOutboxView } from '../modules/mail/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import type { Ground } from './ground.ts'

/** Mail goes by the operator's mail server where one is set; otherwise it stays in the outbox. */
export function composeMail({ config, orm, box, log, now }: Ground, opened: AsyncDisposableStack) {
  const smtp = connectSmtp(config)
  opened.defer(() => smtp?.close())
  const mail = createMailModule({
    outbox: createOutboxStore(orm, box),
    transport: smtp,
    hasDevMail: isForDevelopment(config),
    log,
    now,
  })
  opened.defer(mail.stop)
  return mail
}

/** The outbox for the operator, who is told by the same store as in the view of payments. */
export function composeOutboxView(
  { config, orm, box }: Ground,
  { sessions, team }: { sessions: Sessions; team: Pick<TeamModule, 'recordAct'> },
) {
  const { accounts } = createBillingStores(orm)
  return createOutboxView({
    outbox: createOutboxStore(orm, box),
    sessions,
    isOperator: (userId) => accounts.isOperator(userId),
    sendsMail: sendsMail(config),
    recordAct: (act) => team.recordAct(act),
  })
}

export function sendsMail({ SMTP_URL, MAIL_FROM }: Config): boolean {
  return SMTP_URL !== undefined && MAIL_FROM !== undefined
}

function connectSmtp({ SMTP_URL, MAIL_FROM }: Config) {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined
  return createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM })
}

/** Mail that was not sent may be read in a browser where nobody else can come: not in production, not behind a name. */
function isForDevelopment({ NODE_ENV, SMTP_URL, PUBLIC_URL }: Config): boolean {
  return NODE_ENV !== 'production' && SMTP_URL === undefined && PUBLIC_URL === undefined
}
