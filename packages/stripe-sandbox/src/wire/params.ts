import { z } from 'zod'
import { invalidRequest } from './stripe-error.ts'

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'must be an integer')
  .transform(Number)

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** A text that the empty string clears. */
export const clearable = z.string().transform((value) => (value === '' ? null : value))

export const metadata = z.union([z.literal('').transform(() => null), z.record(z.string(), z.string())])

export const timeRange = z.union([
  integer.transform((equal) => ({ gte: equal, lte: equal })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
])

export const listParams = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
}

/** Parses with a strict schema; what is wrong becomes the error Stripe would answer. */
export function parseParams<Schema extends z.core.$ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return parsed.data
  throw toError(parsed.error.issues[0])
}

/** Sent keys are set, keys sent empty are deleted, `''` as a whole deletes all. */
export function mergeMetadata(
  current: Record<string, string> | null,
  sent: Record<string, string> | null | undefined,
) {
  if (sent === undefined) return current ?? {}
  if (sent === null) return {}
  return Object.fromEntries(Object.entries({ ...current, ...sent }).filter(([, value]) => value !== ''))
}

function toError(issue: z.core.$ZodIssue | undefined) {
  if (!issue) return invalidRequest('Invalid parameters.')
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = nameOf(issue.path)
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param })
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
