import { describe, expect, it } from 'vitest'
import { userId } from '@joinery/contract'
import type { AuthState } from '../../lib/auth-state.ts'
import { readSessionState } from './session-state.ts'
import { viewerOf } from './viewer-of.ts'

const user = {
  id: userId.parse('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b'),
  email: 'ada@example.com',
  plan: 'enterprise' as const,
}
const account = {
  id: user.id,
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}
const signedIn: AuthState = { kind: 'signed-in', user: account }
const idle = { data: undefined, isError: false, isFetching: false }

describe('the state of a session', () => {
  it('is loading until the browser knows whether it holds one', () => {
    expect(readSessionState({ kind: 'loading' }, idle)).toEqual({ kind: 'loading' })
  })

  it('is anonymous without one, and knows whether the user has just left', () => {
    expect(readSessionState({ kind: 'signed-out', isByChoice: false }, idle)).toEqual({
      kind: 'anonymous',
      hasJustLeft: false,
    })
    expect(readSessionState({ kind: 'signed-out', isByChoice: true }, idle)).toEqual({
      kind: 'anonymous',
      hasJustLeft: true,
    })
  })

  it('is anonymous until the second step is taken', () => {
    expect(readSessionState({ kind: 'second-factor', user: account }, idle)).toMatchObject({
      kind: 'anonymous',
    })
  })

  it('has failed when the browser holds one that could not be renewed', () => {
    expect(readSessionState({ kind: 'failed' }, idle)).toEqual({ kind: 'failed', isRetrying: false })
  })

  it("is loading until the server's first answer", () => {
    expect(readSessionState(signedIn, { ...idle, isFetching: true })).toEqual({ kind: 'loading' })
  })

  it('is anonymous when the server names nobody', () => {
    expect(readSessionState(signedIn, { ...idle, data: { user: null } })).toMatchObject({ kind: 'anonymous' })
  })

  it('is loading while a server that named nobody is asked again', () => {
    expect(readSessionState(signedIn, { ...idle, data: { user: null }, isFetching: true })).toEqual({
      kind: 'loading',
    })
  })

  it('holds the user whom the server names', () => {
    expect(readSessionState(signedIn, { ...idle, data: { user } })).toEqual({ kind: 'user', user })
  })

  it('keeps a known user when asking again fails', () => {
    expect(readSessionState(signedIn, { ...idle, data: { user }, isError: true })).toEqual({
      kind: 'user',
      user,
    })
  })

  it('has failed when no answer ever came, and says whether it is trying again', () => {
    const failed = { data: undefined, isError: true }
    expect(readSessionState(signedIn, { ...failed, isFetching: false })).toEqual({
      kind: 'failed',
      isRetrying: false,
    })
    expect(readSessionState(signedIn, { ...failed, isFetching: true })).toEqual({
      kind: 'failed',
      isRetrying: true,
    })
  })
})

describe('the viewer of the shell', () => {
  it('is called by e-mail and by the name of the plan', () => {
    expect(viewerOf({ kind: 'user', user })).toEqual({
      kind: 'user',
      email: 'ada@example.com',
      planName: 'Enterprise',
    })
  })

  it('is offered the ways in when nobody is known', () => {
    expect(viewerOf({ kind: 'anonymous', hasJustLeft: false })).toEqual({ kind: 'anonymous' })
    expect(viewerOf({ kind: 'failed', isRetrying: false })).toEqual({ kind: 'anonymous' })
  })
})
