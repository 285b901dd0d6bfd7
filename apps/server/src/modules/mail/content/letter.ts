/** A mail as its parts, before it becomes text or HTML. */
export interface Letter {
  subject: string
  greeting: string
  purpose: string
  action?: { label: string; link: string }
  /** Digits to type where the mail cannot be opened on the same device. */
  code: string
  /** What to do when the mail comes as a surprise. */
  unasked: string
}
