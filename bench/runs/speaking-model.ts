import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a model speaks: so many pieces, with so long between two of them. */
export interface Speech {
  pieces: number
  pauseMs: number
  /** Thinks every second piece, so that no two of them become one event. */
  thinksAloud?: boolean
}

export interface SpeakingModel extends AsyncDisposable {
  readonly baseUrl: string
}

/** A prompt that makes the model speak like this. */
export const promptFor = ({ pieces, pauseMs, thinksAloud = false }: Speech) =>
  `Speak: pieces=${pieces} pause=${pauseMs} aloud=${thinksAloud}`

/** A model server that says the time, so that whoever hears it knows how old a word is. */
export async function startSpeakingModel(): Promise<SpeakingModel> {
  const server = createServer((incoming, answer) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text))
    incoming.on('end', () => void speak(answer, readSpeech(body)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The model has no address.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function readSpeech(body: string): Speech {
  const [, pieces, pauseMs, aloud] =
    [...body.matchAll(/pieces=(\d+) pause=(\d+) aloud=(true|false)/g)].at(-1) ?? []
  return { pieces: Number(pieces), pauseMs: Number(pauseMs), thinksAloud: aloud === 'true' }
}

async function speak(answer: ServerResponse, { pieces, pauseMs, thinksAloud }: Speech): Promise<void> {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let piece = 0; piece < pieces; piece += 1) {
    const said = `@${performance.now().toFixed(3)} `
    const delta = thinksAloud && piece % 2 === 0 ? { reasoning_content: said } : { content: said }
    const isTaken = answer.write(chunkOf(delta, null))
    if (!isTaken) await untilTaken(answer)
    if (pauseMs > 0) await sleep(pauseMs)
  }
  answer.end(`${chunkOf({}, 'stop')}data: [DONE]\n\n`)
}

async function untilTaken(answer: ServerResponse): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(answer, 'drain', { signal }), once(answer, 'close', { signal })])
  over.abort()
}

function chunkOf(delta: object, reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }]
  return `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 0, model: 'bench', choices })}\n\n`
}
