import { describe, expect, it } from 'vitest'
import { applyAuthEvent } from './auth-state.ts'
import type { AuthState } from './auth-state.ts'
import { gotrueSession, gotrueUser, verifiedFactor } from '../testing/gotrue-double.ts'

const loading: AuthState = { kind: 'loading' }
const calm = { isHeld: false, isLeaving: false }
const session = gotrueSession()
const user = expect.objectContaining({ id: gotrueUser.id })

describe('the state of signing in', () => {
  it('is signed out when the browser holds no session', () => {
    expect(applyAuthEvent(loading, { event: 'INITIAL_SESSION', session: null, ...calm })).toEqual({
      kind: 'signed-out',
      isByChoice: false,
    })
  })

  it('has failed when the browser holds a session that could not be renewed', () => {
    expect(
      applyAuthEvent(loading, { event: 'INITIAL_SESSION', session: null, isHeld: true, isLeaving: false }),
    ).toEqual({ kind: 'failed' })
  })

  it.each([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ] as const)('is signed in after %s', (event) => {
    expect(applyAuthEvent(loading, { event, session, ...calm })).toEqual({ kind: 'signed-in', user })
  })

  it('waits for the second step of an account that has one, and goes on after it', () => {
    const first = gotrueSession({ factors: [verifiedFactor] })
    const waiting = applyAuthEvent(loading, { event: 'SIGNED_IN', session: first, ...calm })
    expect(waiting).toMatchObject({ kind: 'second-factor', user })
    const second = gotrueSession({ factors: [verifiedFactor], aal: 'aal2' })
    const event = 'MFA_CHALLENGE_VERIFIED'
    expect(applyAuthEvent(waiting, { event, session: second, ...calm })).toMatchObject({ kind: 'signed-in' })
  })

  it.each([true, false])('knows whether signing out was the wish of the user: %s', (isLeaving) => {
    expect(
      applyAuthEvent(
        { kind: 'signed-in', user: session.user },
        { event: 'SIGNED_OUT', session: null, isHeld: false, isLeaving },
      ),
    ).toEqual({ kind: 'signed-out', isByChoice: isLeaving })
  })
})
