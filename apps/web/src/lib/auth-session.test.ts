import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from './auth-client.ts'
import { createAuthSession } from './auth-session.ts'
import { createAuthStorage } from './auth-storage.ts'
import { gotrueSession, memoryStorage, startGotrueDouble } from '../testing/gotrue-double.ts'
import type { Answer } from '../testing/gotrue-double.ts'

const refresh = 'POST /token?grant_type=refresh_token'
const signOut = 'POST /logout?scope=global'

describe('the session of the browser', () => {
  it('is loading at start, then signed out where nothing is held', async () => {
    const { session } = await open({})
    expect(session.getState()).toEqual({ kind: 'loading' })
    expect(await settled(session)).toEqual({ kind: 'signed-out', isByChoice: false })
  })

  it('is taken up again from the storage, without asking anybody', async () => {
    const { session, calls } = await open({}, gotrueSession())
    expect(await settled(session)).toMatchObject({ kind: 'signed-in', user: { email: 'ada@example.com' } })
    expect(calls).toEqual([])
  })

  it('is renewed when it is near its end', async () => {
    const renewed = gotrueSession({ name: 'two' })
    const { session, passing } = await open(
      { [refresh]: { status: 200, body: renewed } },
      gotrueSession({ secondsLeft: 30 }),
    )
    expect(await settled(session)).toMatchObject({ kind: 'signed-in' })
    expect(passing.getItem('joinery-auth')).toContain('refresh-two')
  })

  it('is removed when the service refuses to renew it', async () => {
    const refusal = {
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    }
    const { session, passing } = await open(
      { [refresh]: { status: 400, body: refusal } },
      gotrueSession({ secondsLeft: -10 }),
    )
    expect(await settled(session)).toMatchObject({ kind: 'signed-out' })
    expect(passing.kept.size).toBe(0)
  })

  it.each([
    ['accepts it', { status: 204 }],
    ['no longer knows the token', { status: 401, body: { code: 'bad_jwt', message: 'invalid JWT' } }],
    ['no longer knows the session', { status: 403, body: { code: 'session_not_found', message: 'gone' } }],
    ['no longer knows the user', { status: 404, body: { code: 'user_not_found', message: 'gone' } }],
  ])('ends by choice when the service %s', async (_case, answer: Answer) => {
    const { session, passing } = await open({ [signOut]: answer }, gotrueSession())
    await settled(session)
    expect(await session.signOut()).toBeUndefined()
    expect(session.getState()).toEqual({ kind: 'signed-out', isByChoice: true })
    expect(passing.kept.size).toBe(0)
  })

  it('goes on when the service fails to end it, and says why', async () => {
    const { session } = await open(
      { [signOut]: { status: 429, body: { code: 'over_request_rate_limit', message: 'Too many requests' } } },
      gotrueSession(),
    )
    await settled(session)
    expect(await session.signOut()).toMatchObject({ message: 'Too many requests' })
    expect(session.getState()).toMatchObject({ kind: 'signed-in' })
  })

  it('has failed when the code of the client cannot be loaded, and tries again for the next listener', async () => {
    let loads = 0
    const passing = memoryStorage()
    passing.setItem('joinery-auth', JSON.stringify(gotrueSession()))
    const storage = createAuthStorage({ lasting: memoryStorage, passing: () => passing })
    const loadClient = () => {
      loads += 1
      return Promise.reject(new Error('offline'))
    }
    const session = createAuthSession({ ...alone, loadClient, storage })
    expect(await settled(session)).toEqual({ kind: 'failed' })
    session.subscribe(() => {})
    expect(loads).toBe(2)
  })

  it('asks for no client where nothing is held, until somebody signs in, here or in another tab', async () => {
    const double = await startGotrueDouble({})
    const passing = memoryStorage()
    const storage = createAuthStorage({ lasting: memoryStorage, passing: () => passing })
    let loads = 0
    let tell = (_session: object) => {}
    const session = createAuthSession({
      ...alone,
      storage,
      loadClient: async () => {
        loads += 1
        const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
        running.push(double.stop, () => client.stopAutoRefresh())
        return client
      },
      followTabs: (follow) => {
        tell = follow
        return () => {}
      },
    })
    expect(await settled(session)).toEqual({ kind: 'signed-out', isByChoice: false })
    expect(loads).toBe(0)
    tell(gotrueSession())
    expect(await settled(session)).toMatchObject({ kind: 'signed-in' })
    expect(passing.getItem('joinery-auth')).not.toBeNull()
  })

  it('hears of a sign-in by a client that something else has asked for', async () => {
    const held = gotrueSession()
    const { client, passing, storage } = await open({})
    let show = (_client: typeof client) => {}
    const session = createAuthSession({
      ...alone,
      storage,
      loadClient: async () => client,
      followClient: (follow) => (show = follow),
    })
    expect(await settled(session)).toMatchObject({ kind: 'signed-out' })
    passing.setItem('joinery-auth', JSON.stringify(held))
    show(client)
    expect(await settled(session)).toMatchObject({ kind: 'signed-in' })
  })
})

/** Nobody else asks for the client, and there are no other tabs. */
const alone = { followClient: () => {}, followTabs: () => () => {} }

type Session = ReturnType<typeof createAuthSession>

/** The first state that is not loading. */
function settled(session: Session) {
  return new Promise<ReturnType<Session['getState']>>((resolve) => {
    session.subscribe(() => resolve(session.getState()))
  })
}

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(script: Record<string, Answer>, held?: object) {
  const double = await startGotrueDouble(script)
  const passing = memoryStorage()
  const lasting = memoryStorage()
  if (held) passing.setItem('joinery-auth', JSON.stringify(held))
  const storage = createAuthStorage({ lasting: () => lasting, passing: () => passing })
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(double.stop, () => client.stopAutoRefresh())
  return {
    session: createAuthSession({ ...alone, loadClient: async () => client, storage }),
    client,
    storage,
    passing,
    calls: double.calls,
  }
}
