import { z } from 'zod'

const moment = z.iso.datetime()

/** `failed`: given up after the last attempt. `not-sent`: no mail server was set when it was written, so it never leaves. */
export const mailState = z.enum(['sent', 'waiting', 'failed', 'not-sent'])

/** A mail of the outbox, without what it says. */
export const writtenMail = z.strictObject({
  id: z.uuid(),
  to: z.string(),
  /** What it is for, such as `recovery`. Mails stay longer than the version that wrote them, so unknown words can come. */
  kind: z.string(),
  subject: z.string(),
  writtenAt: moment,
  state: mailState,
  sentAt: moment.nullable(),
  attempts: z.int().min(0),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  nextAttemptAt: moment.nullable(),
})

export type MailState = z.infer<typeof mailState>
export type WrittenMail = z.infer<typeof writtenMail>
