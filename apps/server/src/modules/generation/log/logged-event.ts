import type { RunEventBody, RunId } from '@joinery/contract'

/** An event as the log has it: its body is JSON already. */
export interface LoggedEvent {
  position: number
  at: string
  body: string
}

export function logEvents(bodies: readonly RunEventBody[], after: number, at: Date): LoggedEvent[] {
  const moment = at.toISOString()
  return bodies.map((body, index) => ({
    position: after + index + 1,
    at: moment,
    body: encodeBody(body),
  }))
}

/**
 * PostgreSQL takes apart no JSON with a NUL or half a character in it. What is written as an escape is one of them or
 * another sign that is rare.
 */
function encodeBody(body: RunEventBody): string {
  const json = JSON.stringify(body)
  if (!json.includes('\\u')) return json
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\u{fffd}') : value,
  )
}

/** As the stream sends it: a whole `RunEvent`, with its position as the id to go on from. */
export function encodeFrame(runId: RunId, { position, at, body }: LoggedEvent): string {
  return `id: ${position}\ndata: {"runId":"${runId}","position":${position},"at":"${at}","body":${body}}\n\n`
}
