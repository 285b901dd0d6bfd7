import { createServer } from 'node:http'
import { duplexPair } from 'node:stream'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { userId } from '@joinery/contract'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLogger } from '../adapters/logger.ts'
import { Answer } from './answer.ts'
import type { Env } from './app-types.ts'
import { createEventStreams, encodeEvent } from './event-streams.ts'
import type { EventSource } from './event-streams.ts'

const caller = {
  userId: userId.parse('c0ffee00-0000-4000-8000-000000000000'),
  sessionId: 'one',
  email: 'ada@example.com',
}

it('a reader that does not read makes nothing be fetched for it', async () => {
  let taken = 0
  const { read } = openStream(() => ({
    take: async () => word(String((taken += 1))),
    close: () => {},
  }))
  await read('data: 1\n')
  await settled()
  const before = taken
  await settled()
  expect(taken).toBe(before)
  await read(`data: ${before}\n`)
  await vi.waitUntil(() => taken > before)
})

it('lets go of a reader that takes nothing for a minute, and of no other', async () => {
  takeClock()
  let isClosed = false
  let taken = 0
  const { read, socket } = openStream(() => ({
    take: async () => word(`${(taken += 1)} ${'x'.repeat(100_000)}`),
    close: () => (isClosed = true),
  }))
  for (let minute = 0; minute < 3; minute += 1) {
    await read(`data: ${taken + 1} `)
    await settled()
    vi.advanceTimersByTime(59_000)
  }
  expect(isClosed).toBe(false)
  vi.advanceTimersByTime(2_000)
  await vi.waitUntil(() => socket.destroyed)
  expect(isClosed).toBe(true)
})

it('ends with a word about it when the server stops, and its source is closed', async () => {
  let isClosed = false
  const { read, rest, streams } = openStream(() => ({
    take: async () => undefined,
    close: () => (isClosed = true),
  }))
  await read('retry: 1000')
  streams.endAll()
  expect(await rest()).toContain('event: server-end')
  expect(isClosed).toBe(true)
})

it('ends when its session does', async () => {
  takeClock()
  const { read, rest } = openStream(quiet, async () => false)
  await read('retry: 1000')
  vi.advanceTimersByTime(15_000)
  expect(await rest()).toContain('event: session-end')
})

it('says that it is alive when there is nothing else to say, and looks whether there is', async () => {
  takeClock()
  let looks = 0
  const { read } = openStream(() => ({ take: () => void (looks += 1), close: () => {} }))
  await read('retry: 1000')
  vi.advanceTimersByTime(14_000)
  expect(looks).toBe(1)
  vi.advanceTimersByTime(1_000)
  await read('\n:\n\n')
  expect(looks).toBe(2)
})

it('wakes when its source has something, and closes when the source is at its end', async () => {
  const waiting: (string | null)[] = []
  let wake = () => {}
  const { read, rest } = openStream((wakeUp) => {
    wake = wakeUp
    return {
      take: () => {
        const data = waiting.shift()
        return typeof data === 'string' ? word(data) : data
      },
      close: () => {},
    }
  })
  await read('retry: 1000')
  waiting.push('hello')
  wake()
  await read('data: hello\n\n')
  waiting.push(null)
  wake()
  expect(await rest()).toBe('')
})

it('cuts the connection when its source fails, so that its reader comes back', async () => {
  let isClosed = false
  const { rest } = openStream(() => ({
    take: () => Promise.reject(new Error('no database')),
    close: () => (isClosed = true),
  }))
  await rest()
  expect(isClosed).toBe(true)
})

it('is over when its reader has gone, and keeps no timer', async () => {
  takeClock()
  let isClosed = false
  const { read, socket } = openStream(() => ({ take: () => undefined, close: () => (isClosed = true) }))
  await read('retry: 1000')
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  socket.destroy()
  await vi.waitUntil(() => isClosed)
  expect(vi.getTimerCount()).toBe(0)
})

it('opens nothing for whoever asks for the head alone', async () => {
  const { rest } = openStream(() => expect.unreachable('nobody reads'), undefined, 'HEAD')
  expect(await rest()).toContain('text/event-stream')
})

const quiet = (): EventSource => ({ take: () => undefined, close: () => {} })

const word = (data: string) => encodeEvent({ event: 'word', data })

/** Everything that can happen without anybody reading or waiting has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

function takeClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** A stream over a connection that holds nothing by itself, so that a reader who does not read is noticed at once. */
function openStream(open: (wake: () => void) => EventSource, isLive = async () => true, method = 'GET') {
  const streams = createEventStreams()
  const app = new Hono<Env>()
  app.get('/', (context) => streams.answer(context, { sessions: { isLive }, caller, open }))
  const log = createLogger('silent')
  const server = createServer(
    { ServerResponse: Answer },
    getRequestListener((request, { incoming, outgoing }) => {
      if (!(outgoing instanceof Answer) || !('rawTrailers' in incoming))
        throw new TypeError('HTTP/1.1 alone.')
      return app.fetch(request, { incoming, outgoing, log })
    }),
  )
  const [socket, reader] = duplexPair()
  onTestFinished(() => void socket.destroy())
  server.emit('connection', socket)
  // HTTP/1.0 has no chunks, so what comes behind the headers is the stream itself.
  reader.write(`${method} / HTTP/1.0\r\nhost: localhost\r\n\r\n`)
  return { streams, socket, ...readerOf(reader) }
}

function readerOf(reader: Duplex) {
  const pieces = reader[Symbol.asyncIterator]()
  let text = ''
  return {
    /** Reads until these words have come, and no further. */
    read: async (words: string): Promise<void> => {
      while (!text.includes(words)) {
        const { done, value } = await pieces.next()
        if (done === true) throw new Error(`The stream ended without ${words}: ${text}`)
        text += String(value)
      }
      text = text.slice(text.indexOf(words) + words.length)
    },
    rest: async (): Promise<string> => {
      for (;;) {
        const { done, value } = await pieces.next()
        if (done === true) return text
        text += String(value)
      }
    },
  }
}
