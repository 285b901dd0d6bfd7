import { z } from 'zod'
import { usageLimit } from './usage.ts'

/** What can go wrong with a request, as the client may tell it apart. */
export const errorCodes = [
  'malformed-request',
  'malformed-json',
  'invalid-input',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'request-timeout',
  'payload-too-large',
  'address-too-long',
  'unsupported-media-type',
  'conflict',
  'limit-reached',
  'plan-limit',
  'usage-limit-reached',
  'rate-limited',
  'headers-too-large',
  'internal',
  'unavailable',
  'storage-full',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The one shape of every failed answer. `issues` names the fields that were refused. */
export const errorReply = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string().optional(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** What stands in the way of a write to a file: a `FileConflict`. */
    conflict: z.unknown().optional(),
    /** Which limit of prompts is used up, with the code `usage-limit-reached`. */
    usageLimit: usageLimit.optional(),
  }),
})

export type ErrorReply = z.infer<typeof errorReply>
