import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { Env } from './app-types.ts'
import { handleError } from './error-handler.ts'
import { startHttpServer } from './http-server.ts'
import { createMetrics } from './metrics.ts'

const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 6\r\n\r\n'

it('a body that stands still is refused in the error shape, and nobody else is disturbed', async () => {
  const { port, failures } = await start({ bodyIdleMs: 400 })
  const startedAt = performance.now()
  const idle = send(port, [`${head}abc`])
  const other = send(port, [`${head}abcdef`])
  expect(await other).toContain('200 OK')
  const answer = await idle
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain('"code":"request-timeout"')
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  await expect.poll(() => failures).toEqual(['aborted'])
})

it('a body that comes slowly is taken', { tags: ['thorough'] }, async () => {
  const { port } = await start({ bodyIdleMs: 400 })
  const pieces = [head, 'a', 'b', 'c', 'd', 'e', 'f']
  expect(await send(port, pieces, 250)).toContain('read abcdef')
})

it('a body that nobody has read yet does not count as standing still', { tags: ['thorough'] }, async () => {
  const { port } = await start({ bodyIdleMs: 200, thinksForMs: 900 })
  const answer = send(port, [`${head}abc`, 'def'], 800)
  expect(await answer).toContain('read abcdef')
})

it(
  'whoever does not hang up after the refusal is cut off',
  { tags: ['thorough'], timeout: 15_000 },
  async () => {
    const { port } = await start({ bodyIdleMs: 200 })
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined)
    const closed = Promise.withResolvers<void>()
    socket.on('close', () => closed.resolve()).resume()
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n')
    const writing = setInterval(() => socket.write('x'), 500)
    onTestFinished(() => clearInterval(writing))
    await expect(closed.promise).resolves.toBeUndefined()
  },
)

async function start({ bodyIdleMs, thinksForMs = 0 }: { bodyIdleMs: number; thinksForMs?: number }) {
  const failures: string[] = []
  const app = new Hono<Env>()
  app.onError((error, context) => {
    failures.push(error.message)
    return handleError(error, context)
  })
  app.post('/', async (context) => {
    await sleep(thinksForMs)
    return context.text(`read ${await context.req.text()}`)
  })
  const http = await startHttpServer({
    createApp: () => app,
    headers: {},
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    host: '127.0.0.1',
    port: 0,
    bodyIdleMs,
  })
  onTestFinished(() => http.drain(1_000))
  return { port: http.port, failures }
}

/** What the server answers until it closes the connection, or until the answer is whole. */
async function send(port: number, pieces: readonly string[], pauseMs = 0): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const answered = Promise.withResolvers<string>()
  let answer = ''
  socket.on('data', (text: string) => {
    answer += text
    if (answer.includes('read ')) socket.end()
  })
  socket.on('close', () => answered.resolve(answer))
  for (const piece of pieces) {
    socket.write(piece)
    await sleep(pauseMs)
  }
  return answered.promise
}
