import { describe, expect, it } from 'vitest'
import { userId } from '@joinery/contract'
import { readSessionState } from './session-state.ts'
import { viewerOf } from './viewer-of.ts'

const user = {
  id: userId.parse('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b'),
  email: 'ada@example.com',
  plan: 'enterprise' as const,
}

describe('the state of a session', () => {
  it('is loading until the first answer', () => {
    expect(readSessionState({ data: undefined, isError: false, isFetching: true })).toEqual({
      kind: 'loading',
    })
  })

  it('is anonymous when the server names nobody', () => {
    expect(readSessionState({ data: { user: null }, isError: false, isFetching: false })).toEqual({
      kind: 'anonymous',
    })
  })

  it('holds the user whom the server names', () => {
    expect(readSessionState({ data: { user }, isError: false, isFetching: false })).toEqual({
      kind: 'user',
      user,
    })
  })

  it('keeps a known user when asking again fails', () => {
    expect(readSessionState({ data: { user }, isError: true, isFetching: false })).toEqual({
      kind: 'user',
      user,
    })
  })

  it('has failed when no answer ever came, and says whether it is trying again', () => {
    const failed = { data: undefined, isError: true }
    expect(readSessionState({ ...failed, isFetching: false })).toEqual({ kind: 'failed', isRetrying: false })
    expect(readSessionState({ ...failed, isFetching: true })).toEqual({ kind: 'failed', isRetrying: true })
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
    expect(viewerOf({ kind: 'anonymous' })).toEqual({ kind: 'anonymous' })
    expect(viewerOf({ kind: 'failed', isRetrying: false })).toEqual({ kind: 'anonymous' })
  })
})
