import { texts } from '@joinery/contract'
import type { MailContent } from '../mail.ts'
import type { Letter } from './letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export interface InvitationLetter {
  /** The address of whoever invites. Names are not repeated: people choose them, and this goes to strangers. */
  inviter: string
  link: string
  expiresAt: Date
}

const product = texts.common.productName

/** An invitation to work together in somebody's workspace. */
export function writeInvitation({ inviter, link, expiresAt }: InvitationLetter): MailContent {
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)
  const letter: Letter = {
    subject: `${inviter} invited you to ${product}`,
    greeting: 'Hello,',
    purpose: `${inviter} invites you to work together in ${product}. ${texts.common.tagline} The link works once, until ${until}.`,
    action: { label: texts.invitationLink.submit, link },
    code: '',
    unasked: 'If you do not know who this is, ignore this mail.',
  }
  return { subject: letter.subject, text: renderText(letter), html: renderHtml(letter) }
}
