import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { texts } from '@joinery/contract'
import type { ErrorCode } from '@joinery/contract'
import type { Logger } from 'pino'
import { AppError } from './app-error.ts'
import { errorBody, statusOf } from './error-handler.ts'

interface Surroundings {
  /** Carried by every answer, beside its request id. */
  headers: Record<string, string>
  log: Logger
}

/** Answers what is not readable HTTP, or does not arrive in time, as everything else is answered. */
export function refuseMalformed(error: Error, socket: Duplex, { headers, log }: Surroundings): void {
  const reason = 'code' in error ? error.code : undefined
  if (reason === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codeOf(reason)
  const status = statusOf[code]
  const requestId = randomUUID()
  const body = malformedBody(code, requestId)
  const carried = {
    ...headers,
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(carried).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${reasonPhrases[status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${body}`)
  log.debug({ requestId, status, reason }, 'refused')
  // Whoever does not hang up by themselves has had the time to read it.
  setTimeout(() => socket.destroy(), graceMs).unref()
}

/** The error shape for what was never a request to the app. */
export function malformedBody(code: ErrorCode, requestId: string): string {
  return JSON.stringify(errorBody(new AppError(code, texts.errors[code]), requestId))
}

const graceMs = 2_000

const reasonPhrases: Record<number, string> = {
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function codeOf(reason: unknown): ErrorCode {
  if (reason === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  return 'malformed-request'
}
