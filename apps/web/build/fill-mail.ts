import { mailToken } from '@joinery/contract'
import type { Plugin } from 'vite'

/** While developing, Vite answers the page in the server's place, so it says in its place whether mail is sent. */
export function fillMail(settings: Readonly<Record<string, string | undefined>>): Plugin {
  const isSent = settings['SMTP_URL'] !== undefined && settings['MAIL_FROM'] !== undefined
  return {
    name: 'fill-mail',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(mailToken, isSent ? 'sent' : 'kept'),
  }
}
