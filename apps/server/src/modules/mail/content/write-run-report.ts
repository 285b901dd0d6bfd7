import { fillText, texts } from '@joinery/contract'
import type { MailContent } from '../mail.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export interface RunReport {
  status: 'succeeded' | 'failed'
  title: string
  /** What went wrong, where it did. */
  reason: string | null
  /** Leads to the project. */
  link: string
}

const words = texts.settings.notifications.mail

/** Tells somebody who asked for it that a run has ended. */
export function writeRunReport({ status, title, reason, link }: RunReport): MailContent {
  const subject = fillText(words[status].subject, { title: title.slice(0, maxTitle) })
  const letter = {
    subject,
    greeting: words.greeting,
    purpose: fillText(words[status].purpose, { title, reason: reason ?? '' }).trim(),
    action: { label: words.open, link },
    code: '',
    unasked: words.why,
  }
  return { subject, text: renderText(letter), html: renderHtml(letter) }
}

const maxTitle = 80
