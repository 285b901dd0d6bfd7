import { routes, texts } from '@joinery/contract'
import type { MailMessage } from '@joinery/auth'
import type { MailContent } from '../mail.ts'
import type { Letter } from './letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Puts a message of the accounts service into words. */
export function writeMail(message: MailMessage): MailContent {
  const letter = { ...letterOf(message), greeting: greetingFor(message), code: message.code }
  return { subject: letter.subject, text: renderText(letter), html: renderHtml(letter) }
}

const product = texts.common.productName
const { purposes } = texts.mailedLinks

type Wording = Omit<Letter, 'greeting' | 'code'>

function letterOf({ kind, link, currentEmail = '', newEmail = '' }: MailMessage): Wording {
  switch (kind) {
    case 'confirm':
      return {
        subject: `Confirm your email address for ${product}`,
        purpose: `Confirm this address to finish your ${product} account.`,
        action: { label: 'Confirm email address', link },
        unasked: 'If you did not create an account, ignore this mail.',
      }
    case 'magic-link':
      return {
        subject: `Sign in to ${product}`,
        purpose: `Open this link to sign in to ${product}.`,
        action: { label: purposes.magiclink.submit, link },
        unasked: 'If you did not ask to sign in, ignore this mail.',
      }
    case 'recovery':
      return {
        subject: `Set a new password for ${product}`,
        purpose: `Somebody asked for a new password for your ${product} account.`,
        action: { label: purposes.recovery.heading, link },
        unasked: 'If it was not you, ignore this mail: your password stays as it is.',
      }
    case 'email-change':
      return {
        subject: `Confirm your new email address for ${product}`,
        purpose: `Your ${product} account is about to move from ${currentEmail} to ${newEmail}.`,
        action: { label: purposes.email_change.submit, link },
        unasked: 'If you did not ask for this, do not confirm it, and change your password.',
      }
    case 'invitation':
      return {
        subject: `You are invited to ${product}`,
        purpose: `Somebody invited you to ${product}. ${texts.common.tagline}`,
        action: { label: purposes.invite.heading, link },
        unasked: 'If you did not expect this, ignore this mail.',
      }
    case 'reauthentication':
      return {
        subject: `Your ${product} confirmation code`,
        purpose: `Enter this code in ${product} to confirm that it is you.`,
        unasked: 'If you did not ask for this, change your password.',
      }
    case 'already-registered':
      return {
        subject: `You already have a ${product} account`,
        purpose: `Somebody tried to register at ${product} with this address, which has an account already. If it was you, sign in. If you have forgotten your password, set a new one at ${new URL(routes.forgotPassword.path, link).href}`,
        action: { label: purposes.magiclink.submit, link: new URL(routes.login.path, link).href },
        unasked: 'If it was not you, ignore this mail: your account stays as it is.',
      }
  }
}

/**
 * People choose their name before they have shown that the address is theirs, so it could carry an advertisement to
 * a stranger. Only what can be nothing but a name is repeated.
 */
function greetingFor({ userMetadata }: MailMessage): string {
  const name = userMetadata['full_name']
  const isPlain = typeof name === 'string' && /^[\p{L}\p{M}'’ -]{1,60}$/u.test(name) && name.trim() !== ''
  return isPlain ? `Hello ${name.trim()},` : 'Hello,'
}
