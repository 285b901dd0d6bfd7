import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { userId } from '@joinery/contract'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
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
  const { reader } = await openStream(() => ({
    take: async () => encodeEvent({ event: 'word', data: String((taken += 1)) }),
    close: () => {},
  }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(taken).toBeLessThanOrEqual(2)
  await reader.read()
  await reader.read()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(taken).toBeLessThanOrEqual(4)
})

it('lets go of a reader that takes nothing for a minute, and of no other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isClosed = false
  const { reader, incoming } = await openStream(() => ({
    take: async () => encodeEvent({ event: 'word', data: 'x'.repeat(64_000) }),
    close: () => (isClosed = true),
  }))
  for (let minute = 0; minute < 3; minute += 1) {
    await next(reader)
    await vi.advanceTimersByTimeAsync(59_000)
  }
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect({ isClosed, isConnected: !incoming.destroyed }).toEqual({ isClosed: true, isConnected: false })
})

it('ends with a word about it when the server stops, and its source is closed', async () => {
  let isClosed = false
  const { reader, streams } = await openStream(() => ({
    take: async () => undefined,
    close: () => (isClosed = true),
  }))
  expect(await next(reader)).toContain('retry')
  streams.endAll()
  expect(await next(reader)).toContain('event: server-end')
  expect(await next(reader)).toBeUndefined()
  expect(isClosed).toBe(true)
})

it('ends when its session does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { reader } = await openStream(quiet, async () => false)
  await next(reader)
  vi.advanceTimersByTime(15_000)
  expect(await next(reader)).toContain('event: session-end')
})

it('says that it is alive when there is nothing else to say', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { reader } = await openStream(quiet)
  await next(reader)
  const beat = next(reader)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await beat).toBe(':\n\n')
})

it('wakes when its source has something, and closes when the source is at its end', async () => {
  const waiting: (string | null)[] = []
  let wake = () => {}
  const { reader } = await openStream((wakeUp) => {
    wake = wakeUp
    return {
      take: async () => {
        const data = waiting.shift()
        return data ? encodeEvent({ event: 'word', data }) : data === null ? null : undefined
      },
      close: () => {},
    }
  })
  await next(reader)
  const word = next(reader)
  waiting.push('hello')
  wake()
  expect(await word).toContain('data: hello')
  const end = next(reader)
  waiting.push(null)
  wake()
  expect(await end).toBeUndefined()
})

const quiet = (): EventSource => ({ take: async () => undefined, close: () => {} })

async function openStream(open: (wake: () => void) => EventSource, isLive = async () => true) {
  const streams = createEventStreams()
  const app = new Hono<Env>()
  app.get('/', (context) => streams.answer(context, { sessions: { isLive }, caller, open }))
  const incoming = new IncomingMessage(new Socket())
  const { body } = await app.request('/', {}, { incoming })
  if (!body) throw new Error('There is no stream.')
  return { streams, reader: body.getReader(), incoming }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | undefined> {
  const { value } = await reader.read()
  return value && new TextDecoder().decode(value)
}
