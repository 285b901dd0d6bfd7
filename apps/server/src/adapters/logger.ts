import type { Logger } from 'pino'
import { pino } from 'pino'
import { isOfDrizzle } from '../http/failure-cause.ts'

export type { Logger }

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'secret',
  'apiKey',
  'key',
  'secretKey',
  'serviceKey',
  'connectionString',
]

/** Structured logs on standard output. What looks like a secret is replaced, one or two levels deep. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** An error's own facts; libraries hang whole connections on theirs, and those belong in no log. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, cause } = error
  return {
    name,
    ...wordsOf(error),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Drizzle writes the values of a failed query below it: addresses, prompts, hashes of passwords. */
function wordsOf(error: Error): { message: string; stack: string | undefined } {
  const { message, stack } = error
  if (!isOfDrizzle(error)) return { message, stack }
  const withoutValues = message.replace(/\nparams:[^]*/, '')
  // A value may look like a line of the stack, so only what follows the whole message is one.
  const pieces = stack?.split(message) ?? []
  return { message: withoutValues, stack: pieces.length > 1 ? pieces.join(withoutValues) : undefined }
}
