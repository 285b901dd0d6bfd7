import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { writtenMail } from '../mail.ts'
import { line } from '../plain-text.ts'

export const mailEndpoints = {
  /** Tells everybody whether they are the operator, to whom alone the rest is there. */
  access: defineEndpoint({
    method: 'GET',
    path: '/api/mail/access',
    input: z.strictObject({}),
    output: z.strictObject({ isOperator: z.boolean() }),
  }),
  /** Newest first, 50 at a time. `search` is a part of the recipient or of the subject. */
  outbox: defineEndpoint({
    method: 'GET',
    path: '/api/mail/outbox',
    input: z.strictObject({ after: z.uuid().optional(), search: line.trim().max(320).optional() }),
    output: z.strictObject({
      mails: z.array(writtenMail),
      next: z.uuid().nullable(),
      /** Whether a mail server is set. */
      sendsMail: z.boolean(),
    }),
  }),
  /** What a mail says, which may open an account. So it is written into the audit log before it is told. */
  read: defineEndpoint({
    method: 'POST',
    path: '/api/mail/outbox/:mailId/read',
    input: z.strictObject({ mailId: z.uuid() }),
    output: writtenMail.extend({ text: z.string() }),
  }),
} as const
