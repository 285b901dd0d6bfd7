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
    body: JSON.stringify(body),
  }))
}

/** As the stream sends it: a whole `RunEvent`, with its position as the id to go on from. */
export function encodeFrame(runId: RunId, { position, at, body }: LoggedEvent): string {
  return `id: ${position}\ndata: {"runId":"${runId}","position":${position},"at":"${at}","body":${body}}\n\n`
}
