import type { RefreshStep, SessionRecord } from '@joinery/auth'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeFactor, makeIdentity, makeSession, makeUser } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'
import { sessions } from './schema.ts'

describe('an account', () => {
  it('is a session with its user, identities and factors, oldest first', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')]
    const identities = [
      makeIdentity(user.id, { createdAt: early }),
      makeIdentity(user.id, {
        provider: 'google',
        claims: { name: 'odd \u0000\ud800' },
        lastSignInAt: late,
        createdAt: late,
      }),
    ]
    const factors = [
      makeFactor(user.id, { createdAt: early, lastChallengedAt: late, lastUsedStep: 58_911_000 }),
      makeFactor(user.id, { type: 'phone', secret: null, createdAt: late }),
    ]
    const session = makeSession(user.id, { aal: 'aal2', factorId: factors[0]?.id ?? null })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      for (const identity of identities.toReversed()) await tx.insertIdentity(identity)
      for (const factor of factors.toReversed()) await tx.insertFactor(factor)
      await tx.insertSession(session)
      expect(await tx.findAccount(session.id)).toEqual({ session, user, identities, factors })
    })
    const account = { session, user, identities, factors }
    expect(await storage.findAccount(session.id)).toEqual(account)
    expect(await storage.transaction((tx) => tx.lockAccount(session.id))).toEqual(account)
  })

  it('may have neither identities nor factors', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const session = makeSession(user.id)
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertSession(session)
    })
    expect(await storage.findAccount(session.id)).toEqual({ session, user, identities: [], factors: [] })
  })

  it('is missing for an unknown session and for what is no id', async () => {
    const { storage } = await openTestStorage()
    for (const id of [makeUser().id, 'x']) {
      expect(await storage.findAccount(id)).toBeUndefined()
      expect(await storage.transaction((tx) => tx.lockAccount(id))).toBeUndefined()
    }
  })
})

describe('sessions', () => {
  it('keep their refresh key sealed', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser()
    const session = makeSession(user.id)
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertSession(session)
    })
    const [row] = await orm.select().from(sessions).where(eq(sessions.id, session.id))
    expect(row?.refreshKey).toMatch(/^v1\./)
    expect(row?.refreshKey).not.toContain(session.refreshKey)
  })

  it('can be changed, the refresh key too', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const session = makeSession(user.id)
    const patch = { refreshKey: 'other', refreshCounter: 2, aal: 'aal2' as const, refreshedAt: new Date() }
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertSession(session)
      await tx.updateSession(session.id, patch)
      await tx.updateSession(session.id, {})
    })
    expect(await storage.listSessions(user.id)).toEqual([{ ...session, ...patch }])
  })

  it('are listed by their last refresh, newest first', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const ofDay = (day: number) => new Date(`2026-01-0${day}`)
    const refreshed = makeSession(user.id, { createdAt: ofDay(1), refreshedAt: ofDay(4) })
    const fresh = makeSession(user.id, { createdAt: ofDay(3) })
    const old = makeSession(user.id, { createdAt: ofDay(2) })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      for (const session of [old, refreshed, fresh]) await tx.insertSession(session)
    })
    expect(await storage.listSessions(user.id)).toEqual([refreshed, fresh, old])
  })

  it('are deleted one by one, all, all but one, or those below the second level', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const other = makeUser()
    const mine = [makeSession(user.id), makeSession(user.id, { aal: 'aal2' }), makeSession(user.id)]
    const [one, strong, another] = mine
    const foreign = makeSession(other.id)
    const left = async (work: Parameters<typeof storage.transaction<void>>[0]) => {
      await storage.transaction(async (tx) => {
        await tx.deleteSessionsOfUser(user.id)
        for (const session of mine) await tx.insertSession(session)
        await work(tx)
      })
      return new Set((await storage.listSessions(user.id)).map(({ id }) => id))
    }
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertUser(other)
      await tx.insertSession(foreign)
    })
    const oneId = one?.id ?? ''
    expect(await left((tx) => tx.deleteSession(oneId))).toEqual(new Set([strong?.id, another?.id]))
    expect(await left((tx) => tx.deleteSessionsOfUser(user.id))).toEqual(new Set())
    expect(await left((tx) => tx.deleteSessionsOfUser(user.id, { except: oneId }))).toEqual(new Set([oneId]))
    expect(await left((tx) => tx.deleteSessionsOfUser(user.id, { belowAal2: true }))).toEqual(
      new Set([strong?.id]),
    )
    expect(await left((tx) => tx.deleteSessionsOfUser(user.id, { except: oneId, belowAal2: true }))).toEqual(
      new Set([oneId, strong?.id]),
    )
    expect(await storage.listSessions(other.id)).toEqual([foreign])
  })
})

describe('a sign-in', () => {
  it('writes the session and the time into its user, and answers with identities and factors', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser({ passwordHash: 'checked' })
    const identity = makeIdentity(user.id)
    const factor = makeFactor(user.id)
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertIdentity(identity)
      await tx.insertFactor(factor)
    })
    const at = new Date('2026-03-04T05:06:07.089Z')
    const session = makeSession(user.id, { createdAt: at, notAfter: new Date('2026-04-01') })
    const parts = { identities: [identity], factors: [factor] }
    expect(await storage.startSession(session, 'checked')).toEqual(parts)
    const signedIn = { ...user, lastSignInAt: at, updatedAt: at }
    expect(await storage.findAccount(session.id)).toEqual({ session, user: signedIn, ...parts })
  })
})

describe('a sign-in with a password that is being changed', () => {
  it('waits for the change and comes to nothing', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser({ passwordHash: 'checked' })
    await storage.transaction((tx) => tx.insertUser(user))
    const late = makeSession(user.id)
    const { outcome } = await storage.transaction(async (tx) => {
      await tx.lockUser(user.id)
      const starting = storage.startSession(late, 'checked')
      await new Promise((resolve) => setTimeout(resolve, 100))
      await tx.deleteSessionsOfUser(user.id)
      await tx.updateUser(user.id, { passwordHash: 'new' })
      return { outcome: starting }
    })
    expect(await outcome).toBeUndefined()
    expect(await storage.listSessions(user.id)).toEqual([])
    expect(await storage.findUser(user.id)).toEqual({ ...user, passwordHash: 'new' })
  })

  it('comes to nothing afterwards, and for an account that is gone', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser({ passwordHash: 'new' })
    await storage.transaction((tx) => tx.insertUser(user))
    expect(await storage.startSession(makeSession(user.id), 'checked')).toBeUndefined()
    expect(await storage.startSession(makeSession(makeUser().id), 'new')).toBeUndefined()
    expect(await storage.findUser(user.id)).toEqual(user)
  })
})

describe('a step of a session', () => {
  it('is made once, however many try it at once', async () => {
    const { storage, session } = await startSession()
    const tries = await Promise.all(Array.from({ length: 8 }, () => storage.stepSession(stepOf(session))))
    expect(tries.filter(Boolean)).toHaveLength(1)
    const { refreshCounter, refreshedAt, userAgent } = (await storage.findAccount(session.id))?.session ?? {}
    expect({ refreshCounter, refreshedAt, userAgent }).toEqual({
      refreshCounter: 1,
      refreshedAt: stepOf(session).refreshedAt,
      userAgent: 'a "new" browser',
    })
  })

  it('is not made for a session that has moved or is gone, and others are none the worse', async () => {
    const { storage, session } = await startSession()
    const [moved, gone] = [makeSession(session.userId, { refreshCounter: 5 }), makeSession(session.userId)]
    await storage.startSession(moved, 'checked')
    const steps = [moved, gone, session].map((each) => ({ ...stepOf(each), fromCounter: 0 }))
    expect(await Promise.all(steps.map((step) => storage.stepSession(step)))).toEqual([false, false, true])
    expect((await storage.findAccount(moved.id))?.session).toEqual(moved)
  })

  it('does not wait for a session that somebody holds', async () => {
    const { storage, session } = await startSession()
    const other = makeSession(session.userId)
    await storage.startSession(other, 'checked')
    await storage.transaction(async (tx) => {
      await tx.lockAccount(session.id)
      const steps = [storage.stepSession(stepOf(session)), storage.stepSession(stepOf(other))]
      expect(await Promise.all(steps)).toEqual([false, true])
    })
  })
})

async function startSession() {
  const { storage } = await openTestStorage()
  const user = makeUser({ passwordHash: 'checked' })
  const session = makeSession(user.id)
  await storage.transaction((tx) => tx.insertUser(user))
  await storage.startSession(session, 'checked')
  return { storage, session }
}

function stepOf({ id, refreshCounter }: SessionRecord): RefreshStep {
  const at = new Date('2026-05-06T07:08:09.012Z')
  return {
    sessionId: id,
    fromCounter: refreshCounter,
    refreshCounter: refreshCounter + 1,
    refreshedAt: at,
    updatedAt: at,
    ip: null,
    userAgent: 'a "new" browser',
  }
}
