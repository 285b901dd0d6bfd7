import { plans, userId } from '@joinery/contract'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { UserPatch } from '@joinery/auth'
import { createLogger } from '../adapters/logger.ts'
import {
  createAccountStore,
  createAdmissionStore,
  createAuthModule,
  createMemoryCounter,
  createRateLimiter,
  createStandingStore,
} from '../modules/auth/index.ts'
import { createTestAuthClient } from '../testing/test-auth-client.ts'
import { openTestStorage } from '../testing/test-auth-storage.ts'
import type { Env } from './app-types.ts'
import { handleError } from './error-handler.ts'
import { startHttpServer } from './http-server.ts'
import { createMetrics } from './metrics.ts'
import { requireSession } from './require-session.ts'
import { watchSession } from './watch-session.ts'

const ada = { email: 'ada@example.com', password: 'violet-otter-crosses-7' }

const caller = {
  userId: userId.parse('c0ffee00-0000-4000-8000-000000000000'),
  sessionId: 'one',
  email: ada.email,
}

type Installation = Awaited<ReturnType<typeof startServerWithStream>>

const ends: [string, (installation: Installation) => Promise<unknown>][] = [
  ['is signed out', ({ device }) => device.signOut({ scope: 'local' })],
  ['is signed out by another device', ({ other }) => other.signOut({ scope: 'others' })],
  [
    'ends because the password was changed on another device',
    ({ other }) => other.updateUser({ password: 'amber-badger-sleeps-4' }),
  ],
  ['belongs to somebody who is banned', ({ change }) => change({ bannedUntil: new Date('2100-01-01') })],
  ['belongs to an account that is deleted', ({ change }) => change({ deletedAt: new Date() })],
]

describe('a stream', () => {
  it.each(ends)('ends within 60 s, and cannot be opened again, when its session %s', async (_, end) => {
    const installation = await startServerWithStream()
    const stream = await installation.open()
    await installation.pass(5_000)
    expect(await stream.next()).toContain('connected')
    await end(installation)
    await installation.pass(60_000)
    expect(await stream.rest()).toContain('event: session-end')
    expect((await installation.connect()).status).toBe(401)
  })

  it('goes on for as long as its session does', async () => {
    const { open, pass, close } = await startServerWithStream()
    const stream = await open()
    await pass(600_000)
    close()
    expect(await stream.rest()).not.toContain('session-end')
  })

  it('is not watched any more when it is over', async () => {
    const looks: string[] = []
    const clock = takeClock()
    const watch = watchSession({
      sessions: { isLive: async ({ sessionId }) => looks.push(sessionId) > 0 },
      caller,
      onEnd: () => expect.unreachable('the session goes on'),
    })
    await clock.pass(30_000)
    expect(looks).toHaveLength(2)
    watch.stop()
    await clock.pass(60_000)
    expect(looks).toHaveLength(2)
  })

  it('ends, once, when nobody can tell whether its session goes on', async () => {
    let ended = 0
    const clock = takeClock()
    watchSession({
      sessions: { isLive: () => Promise.reject(new Error('no database')) },
      caller,
      onEnd: () => (ended += 1),
    })
    await clock.pass(60_000)
    expect(ended).toBe(1)
  })
})

/** Time passes when the test says so: for intervals, and for whoever asks the clock. */
function takeClock() {
  let offsetMs = 0
  const looks: Promise<unknown>[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    now: () => new Date(Date.now() + offsetMs),
    /** Makes `pass` wait for what was begun meanwhile. */
    await: <Result>(look: Promise<Result>) => {
      looks.push(look)
      return look
    },
    pass: async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 5_000) {
        offsetMs += 5_000
        vi.advanceTimersByTime(5_000)
        await Promise.allSettled(looks.splice(0))
      }
    },
  }
}

/** The accounts module on a real database, behind a server with a route that streams until its caller's session ends. */
async function startServerWithStream() {
  const { storage, orm } = await openTestStorage()
  const log = createLogger('silent')
  const app = new Hono<Env>()
  app.onError(handleError)
  const closing = new AbortController()
  const http = await startHttpServer({
    createApp: () => app,
    headers: {},
    log,
    metrics: createMetrics(),
    host: '127.0.0.1',
    port: 0,
  })
  onTestFinished(() => http.drain(1_000))
  const address = `http://127.0.0.1:${http.port}`
  const clock = takeClock()
  const auth = createAuthModule({
    options: {
      siteUrl: address,
      sendsMail: false,
      signUp: 'open',
      providers: { google: undefined, facebook: undefined, github: undefined },
    },
    storage,
    accounts: createAccountStore(orm),
    admission: createAdmissionStore(orm),
    standings: createStandingStore(orm),
    queueMail: async () => () => {},
    rateLimiter: createRateLimiter(createMemoryCounter),
    clientAddress: () => undefined,
    planOf: async () => plans.free,
    listProjects: async () => [],
    prepareDeletion: async () => async () => {},
    log,
    now: clock.now,
  })
  auth.addRoutes(app)
  const sessions = {
    ...auth.sessions,
    isLive: (who: typeof caller) => clock.await(auth.sessions.isLive(who)),
  }
  app.get('/events', async (context) => {
    const who = await requireSession(context, sessions)
    return streamSSE(context, async (stream) => {
      const over = Promise.withResolvers<string>()
      const watch = watchSession({ sessions, caller: who, onEnd: () => over.resolve('session-end') })
      closing.signal.addEventListener('abort', () => over.resolve('server-end'))
      await stream.writeSSE({ data: 'connected' })
      await stream.writeSSE({ event: await over.promise, data: '' })
      watch.stop()
    })
  })

  const device = createTestAuthClient(address)
  const other = createTestAuthClient(address)
  await device.signUp(ada)
  expect((await other.signInWithPassword(ada)).error).toBeNull()
  const { data } = await device.getSession()
  const token = data.session?.access_token ?? ''
  const connect = () => fetch(`${address}/events`, { headers: { authorization: `Bearer ${token}` } })
  return {
    device,
    other,
    connect,
    pass: clock.pass,
    open: async () => readEvents(await connect()),
    close: () => closing.abort(),
    change: (patch: UserPatch) =>
      storage.transaction((tx) => tx.updateUser(data.session?.user.id ?? '', patch)),
  }
}

function readEvents(answer: Response) {
  expect(answer.status).toBe(200)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  return {
    next,
    /** Everything up to the end; a stream that does not end lets the test run out of time. */
    async rest() {
      let text = ''
      for (let part = await next(); part !== undefined; part = await next()) text += part
      return text
    },
  }
}
