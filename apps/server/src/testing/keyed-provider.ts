import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { LLMock } from '@copilotkit/aimock'
import type { Defer } from './test-database.ts'

interface Seen {
  readonly path: string
  readonly key: string
  readonly body: string
}

/** Stands for all providers at once: whoever shows a key that it knows is answered, everybody else is sent away. */
export async function startKeyedProvider({ keys, defer }: { keys: readonly string[]; defer: Defer }) {
  const model = new LLMock({ port: 0, chunkSize: 8 })
  model.on({ userMessage: /.*/s }, { content: 'ready' })
  await model.start()
  const { port: modelPort } = new URL(model.url)
  const known = new Set(keys)
  const seen: Seen[] = []

  const door = createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const key = keyOf(request)
    seen.push({ path: request.url ?? '', key, body: body.toString() })
    if (!known.has(key)) {
      // As Google does, for which a key that is none is an argument that is none.
      answer.writeHead('x-goog-api-key' in request.headers ? 400 : 401, {
        'content-type': 'application/json',
      })
      answer.end(
        JSON.stringify({
          error: { code: 400, message: `Incorrect API key provided: ${key}`, status: 'INVALID_ARGUMENT' },
        }),
      )
      return
    }
    const { host: _, ...headers } = request.headers
    forward({ port: modelPort, path: request.url, method: request.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(answer)
    }).end(body)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  defer(async () => {
    door.closeAllConnections()
    door.close()
    await model.stop()
  })
  const address = door.address()
  if (typeof address !== 'object' || address === null) throw new Error('The provider has no address.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** What was asked of it, in order. */
    seen,
    admit: (key: string) => known.add(key),
    /** From now on nobody gets in with it. */
    revoke: (key: string) => known.delete(key),
  }
}

/** Each provider has its own place for it. */
function keyOf({ headers }: IncomingMessage): string {
  const given = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization ?? ''
  return String(given).replace(/^Bearer /, '')
}
