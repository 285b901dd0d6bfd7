import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { createEventParser, readEventStream } from './event-stream.ts'

const text =
  ': hello\n\nid: 1\ndata: {"a":1}\n\nid: 2\r\ndata: one\r\ndata: two\r\n\r\nevent: x\nid: 3\ndata:bare\n\n: beat\n\nretry: 5\n\nid: 4\ndata\n\n'
const events = [
  { id: '1', data: '{"a":1}' },
  { id: '2', data: 'one\ntwo' },
  { id: '3', data: 'bare' },
  { id: '4', data: '' },
]

it('gives the same events wherever the stream is cut', () => {
  for (let first = 0; first <= text.length; first += 1) {
    for (const length of [0, 1, 2, 7]) {
      const parse = createEventParser()
      const second = Math.min(first + length, text.length)
      const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)]
      expect(pieces.flatMap((piece) => parse(piece))).toEqual(events)
    }
  }
})

it('keeps characters whole that the network cuts in two, says who reads, and ends with the stream', async () => {
  let seen: string | undefined
  const server = createServer((request, response) => {
    seen = request.headers.authorization
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const bytes = Buffer.from('id: 1\ndata: dübel 🪚\n\n')
    response.write(bytes.subarray(0, 14))
    setTimeout(() => response.end(bytes.subarray(14)), 20)
  })
  const url = await listen(server)
  const read = await collect(url)
  expect(read).toEqual([{ id: '1', data: 'dübel 🪚' }])
  expect(seen).toBe('Bearer token')
  server.close()
})

it('takes a stream that falls silent for dead', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: 1\ndata: last\n\n')
  })
  const url = await listen(server)
  expect(await collect(url, 50)).toEqual([{ id: '1', data: 'last' }])
  server.closeAllConnections()
  server.close()
})

it('tells a refusal in the words of the server', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 'not-found', message: 'No such run.' } }))
  })
  const url = await listen(server)
  await expect(collect(url)).rejects.toMatchObject({
    status: 404,
    code: 'not-found',
    message: 'No such run.',
  })
  server.close()
})

async function listen(server: ReturnType<typeof createServer>): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return new URL(`http://127.0.0.1:${address.port}`)
}

async function collect(url: URL, silenceMs = 5_000) {
  const { signal } = new AbortController()
  const read = []
  const accessToken = () => Promise.resolve('token')
  for await (const event of readEventStream({ url, accessToken, signal, silenceMs })) read.push(event)
  return read
}
