import { mailToken, signUpToken, texts } from '@joinery/contract'
import type { Plugin } from 'vite'

/** While developing, Vite answers the page in the server's place, so it says in its place what the settings decide. */
export function fillSettings(settings: Readonly<Record<string, string | undefined>>): Plugin {
  const isSent = settings['SMTP_URL'] !== undefined && settings['MAIL_FROM'] !== undefined
  const isByInvitation = settings['SIGN_UP'] === 'invited'
  return {
    name: 'fill-settings',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll(mailToken, isSent ? 'sent' : 'kept')
        .replaceAll(signUpToken, isByInvitation ? texts.admission.byInvitation : ''),
  }
}
