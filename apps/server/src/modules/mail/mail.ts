/** What a mail says, whoever it goes to. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface QueuedMail extends MailContent {
  id: string
  to: string
}

/** A way out of the house. */
export interface MailTransport {
  /** Resolves when the mail server has taken the mail over. */
  send: (mail: QueuedMail) => Promise<void>
}
