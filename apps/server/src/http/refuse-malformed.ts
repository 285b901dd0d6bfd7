import type { Duplex } from 'node:stream'
import { texts } from '@joinery/contract'
import type { ErrorCode } from '@joinery/contract'
import { AppError } from './app-error.ts'
import { errorBody, statusOf } from './error-handler.ts'

/** Answers what is not readable HTTP, or does not arrive in time, in the error shape of everything else. */
export function refuseMalformed(error: Error, socket: Duplex): void {
  const isGone = 'code' in error && error.code === 'ECONNRESET'
  if (isGone || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codeOf(error)
  const body = JSON.stringify(errorBody(new AppError(code, texts.errors[code])))
  socket.end(
    `HTTP/1.1 ${statusOf[code]} ${reasonPhrases[statusOf[code]] ?? 'Bad Request'}\r\n` +
      'content-type: application/json\r\n' +
      'x-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n` +
      'connection: close\r\n\r\n' +
      body,
  )
  // Whoever does not hang up by themselves has had the time to read it.
  setTimeout(() => socket.destroy(), graceMs).unref()
}

const graceMs = 2_000

const reasonPhrases: Record<number, string> = {
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function codeOf(error: Error): ErrorCode {
  const code = 'code' in error ? error.code : undefined
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  return 'malformed-request'
}
