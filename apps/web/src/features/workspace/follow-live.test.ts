import { describe, expect, it } from 'vitest'
import { followLive } from './follow-live.ts'

const file = (path: string, isWriting = false) => ({ path, text: '', isWriting })

describe('the live typing view', () => {
  it('shows what is being typed, and afterwards what came last', () => {
    expect(followLive([file('a'), file('b', true), file('c')], undefined)?.path).toBe('b')
    expect(followLive([file('a'), file('b')], undefined)?.path).toBe('b')
    expect(followLive([], undefined)).toBeUndefined()
  })

  it('stays with the file that somebody chose, for as long as the run has it', () => {
    expect(followLive([file('a'), file('b', true)], 'a')?.path).toBe('a')
    expect(followLive([file('b', true)], 'a')?.path).toBe('b')
  })
})
