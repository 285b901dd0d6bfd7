import type { ServerResponse } from 'node:http'

/** How a model server answers, piece by piece: `begin`, any number of `send`, `finish`. */
export function begin(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
}

export function send(answer: ServerResponse, delta: object, more: object = {}): void {
  const chunk = { id: 'one', object: 'chat.completion.chunk', created: 0, model: 'double' }
  answer.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, ...more }] })}\n\n`)
}

export function finish(answer: ServerResponse, reason: string): void {
  send(answer, {}, { finish_reason: reason })
  answer.end('data: [DONE]\n\n')
}
