import { describe, expect, it } from 'vitest'
import { makeFactor, makeSession, makeUser } from '../../../testing/auth-records.ts'
import { openTestStorage } from '../../../testing/test-auth-storage.ts'
import { createSessions } from './create-sessions.ts'
import { createStandingStore } from './store.ts'

describe('createSessions', () => {
  it('knows whom a good token stands for', async () => {
    const { sessions, user, session } = await openSessions()
    expect(await sessions.judge('good')).toEqual({
      caller: { userId: user.id, sessionId: session.id, email: user.email },
    })
  })

  it('knows nobody behind a bad token, a foreign session, or no session at all', async () => {
    const { sessions } = await openSessions()
    for (const token of ['bad', 'foreign', 'service', 'odd']) {
      expect(await sessions.judge(token)).toEqual({ refusal: 'unknown' })
    }
  })

  it('stops a session that was signed out, within a minute, and its open answers too', async () => {
    const { sessions, storage, session, clock, caller } = await openSessions()
    expect(await sessions.isLive(caller)).toBe(true)
    await storage.transaction((tx) => tx.deleteSession(session.id))
    clock.ms += 60_000
    expect(await sessions.judge('good')).toEqual({ refusal: 'unknown' })
    expect(await sessions.isLive(caller)).toBe(false)
  })

  it('stops a banned user within a minute, and lets them in again when the ban is over', async () => {
    const { sessions, storage, user, clock, caller } = await openSessions()
    await sessions.judge('good')
    const bannedUntil = new Date(clock.ms + 3_600_000)
    await storage.transaction((tx) => tx.updateUser(user.id, { bannedUntil }))
    clock.ms += 60_000
    expect(await sessions.judge('good')).toEqual({ refusal: 'unknown' })
    expect(await sessions.isLive(caller)).toBe(false)
    clock.ms += 3_600_000
    expect(await sessions.judge('good')).toHaveProperty('caller')
  })

  it('stops a deleted user', async () => {
    const { sessions, storage, user } = await openSessions()
    await storage.transaction((tx) => tx.updateUser(user.id, { deletedAt: new Date() }))
    expect(await sessions.judge('good')).toEqual({ refusal: 'unknown' })
  })

  it('wants the second factor from those who have one', async () => {
    const { sessions, storage, user } = await openSessions()
    await storage.transaction((tx) => tx.insertFactor(makeFactor(user.id, { status: 'verified' })))
    expect(await sessions.judge('good')).toEqual({ refusal: 'second-factor-missing' })
    expect(await sessions.judge('strong')).toHaveProperty('caller')
  })

  it('does not mind a factor whose enrolment is not finished', async () => {
    const { sessions, storage, user } = await openSessions()
    await storage.transaction((tx) => tx.insertFactor(makeFactor(user.id)))
    expect(await sessions.judge('good')).toHaveProperty('caller')
  })
})

async function openSessions() {
  const { storage, orm } = await openTestStorage()
  const user = makeUser()
  const session = makeSession(user.id)
  await storage.transaction(async (tx) => {
    await tx.insertUser(user)
    await tx.insertSession(session)
  })
  const claims = { role: 'authenticated', sub: user.id, session_id: session.id }
  const tokens = new Map([
    ['good', { ...claims, aal: 'aal1' as const }],
    ['strong', { ...claims, aal: 'aal2' as const }],
    ['foreign', { ...claims, sub: makeUser().id }],
    ['service', { role: 'service_role' }],
    ['odd', { ...claims, session_id: 'not-a-uuid' }],
  ])
  const clock = { ms: Date.parse('2026-05-01') }
  const standings = createStandingStore(orm)
  const open = () =>
    createSessions({
      verifyAccessToken: async (token) => tokens.get(token),
      findStanding: (sessionId) => standings.findStanding(sessionId),
      now: () => new Date(clock.ms),
    })
  const verdict = await open().judge('good')
  if (!('caller' in verdict)) throw new Error('The test has no caller.')
  return { sessions: open(), storage, user, session, clock, caller: verdict.caller }
}
