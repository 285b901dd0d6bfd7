import { pageHtml } from '../../apps/web/build/page-html.ts'
import { renderOutbox } from '../../apps/server/src/modules/mail/render-outbox.ts'
import { writeInvitation } from '../../apps/server/src/modules/mail/content/write-invitation.ts'
import { writeMail } from '../../apps/server/src/modules/mail/content/write-mail.ts'
import { writeRunReport } from '../../apps/server/src/modules/mail/content/write-run-report.ts'
import { renderWaitingPage } from '../../apps/server/src/modules/preview/serve/waiting-page.ts'
import { fillPage } from '../../apps/server/src/modules/site/fill-page.ts'
import { operatorPlaceholders, operatorToken } from '@joinery/contract'

/** Everything that becomes HTML without a browser, with a text in all of its places. */
export const writtenPages: Record<string, (text: string) => string> = {
  'a mail to whoever registers': (text) => writeMail(messageWith(text, 'confirm')).html,
  'a mail about a new address': (text) => writeMail(messageWith(text, 'email-change')).html,
  'an invitation': (text) =>
    writeInvitation({ inviter: text, link: linkWith(text), expiresAt: new Date(0) }).html,
  'a report of a run': (text) =>
    writeRunReport({ status: 'failed', title: text, reason: text, link: linkWith(text) }).html,
  'the outbox': (text) =>
    renderOutbox([{ ...mail, to: text, kind: text, subject: text, text: `${text} ${linkWith(text)}` }]),
  'what a preview waits for': (text) =>
    renderWaitingPage([{ kind: 'entry', severity: 'error', message: text, file: text }]),
  'the head of a page': (text) => pageHtml(template, pageWith(text), filesOfPage),
  'the words of an operator': (text) =>
    fillPage(`<p title="${operatorToken('company')}">${operatorToken('company')}</p>`, {
      siteUrl: `https://joinery.example/${text}`,
      operator: { ...operatorPlaceholders, company: text },
      sendsMail: true,
      signUpRule: text,
    }),
}

const mail = {
  id: 'x',
  html: '',
  createdAt: new Date(0),
  sentAt: null,
  attempts: 0,
  lastError: null,
  nextAttemptAt: null,
}

const linkWith = (text: string) => `https://joinery.example/?x=${text}`

const messageWith = (text: string, kind: 'confirm' | 'email-change') => ({
  kind,
  to: text,
  code: text,
  tokenHash: text,
  link: linkWith(text),
  redirectTo: linkWith(text),
  userId: text,
  userMetadata: { full_name: text },
  currentEmail: text,
  newEmail: text,
})

const template = `<!doctype html><html><head><title>Joinery</title><!--page-head--></head><body><div id="root"></div></body></html>`

const pageWith = (text: string) => ({
  file: 'index.html',
  path: '/blog/x',
  title: text,
  description: text,
  isArticle: true,
  html: '<p>x</p>',
  isHydrated: false,
  isWritten: false,
  sources: [],
})

const filesOfPage = {
  scripts: [],
  reader: 'reader.js',
  styles: [],
  font: 'font.woff2',
  faces: '',
  usedStyles: () => '',
}
