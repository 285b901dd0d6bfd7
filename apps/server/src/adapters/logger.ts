import type { Logger } from 'pino'
import { pino } from 'pino'

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
  const { name, message, stack, cause } = error
  return {
    name,
    message,
    ...('code' in error && { code: error.code }),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
