import { describe, expect, it } from 'vitest'
import { userId } from '@joinery/contract'
import type { Session } from '@joinery/contract'
import { ApiError } from './api-error.ts'
import type { ApiErrorCode } from './api-error.ts'
import { askSession } from './ask-session.ts'
import { gotrueSession, verifiedFactor } from '../testing/gotrue-double.ts'

const ada: Session = {
  user: { id: userId.parse('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b'), email: 'ada@example.com', plan: 'free' },
}

describe('asking who is signed in', () => {
  it('changes nothing when the server knows the user', async () => {
    const browser = fakeBrowser()
    expect(await askSession({ ask: async () => ada, ...browser })).toEqual(ada)
    expect(browser.acts).toEqual([])
  })

  it('lets go of a session that the server has ended', async () => {
    const browser = fakeBrowser()
    expect(await askSession({ ask: refuse('unauthenticated', 401), ...browser })).toEqual({ user: null })
    expect(browser.acts).toEqual(['sign out local'])
  })

  it('lets go of a session that the server takes for nobody', async () => {
    const browser = fakeBrowser()
    expect(await askSession({ ask: async () => ({ user: null }), ...browser })).toEqual({ user: null })
    expect(browser.acts).toEqual(['sign out local'])
  })

  it('renews a session that lacks a second step, so that it is asked for', async () => {
    const browser = fakeBrowser(gotrueSession({ factors: [verifiedFactor] }))
    expect(await askSession({ ask: refuse('forbidden', 403), ...browser })).toEqual({ user: null })
    expect(browser.acts).toEqual(['refresh'])
  })

  it('does not hide a refusal that no second step can mend', async () => {
    const browser = fakeBrowser(gotrueSession())
    await expect(askSession({ ask: refuse('forbidden', 403), ...browser })).rejects.toThrow('refused')
  })

  it('keeps the session through every other failure', async () => {
    const browser = fakeBrowser()
    await expect(askSession({ ask: refuse('unavailable', 503), ...browser })).rejects.toThrow('refused')
    await expect(askSession({ ask: refuse('unreachable', 0), ...browser })).rejects.toThrow('refused')
    expect(browser.acts).toEqual([])
  })
})

function refuse(code: ApiErrorCode, status: number) {
  return () => Promise.reject(new ApiError({ code, status, message: 'refused' }))
}

function fakeBrowser(renewed?: ReturnType<typeof gotrueSession>) {
  const acts: string[] = []
  const client = {
    async signOut(options?: { scope?: string }) {
      acts.push(`sign out ${options?.scope}`)
      return { error: null }
    },
    async refreshSession() {
      acts.push('refresh')
      return { data: { user: renewed?.user ?? null, session: renewed ?? null }, error: null }
    },
  }
  return { acts, loadClient: async () => client }
}
