import { describe, expect, it } from 'vitest'
import { createAuthStorage } from './auth-storage.ts'

describe('the storage of sessions', () => {
  it('keeps a session until the browser ends, unless the user wants to be remembered', () => {
    const { storage, lasting, passing } = openStorage()
    storage.remember(false)
    storage.setItem('joinery-auth', 'a session')
    expect(Object.fromEntries(passing)).toEqual({ 'joinery-auth': 'a session' })
    expect(Object.fromEntries(lasting)).toEqual({})
  })

  it('keeps it beyond that for a user who wants to be remembered', () => {
    const { storage, lasting, passing } = openStorage()
    storage.remember(true)
    storage.setItem('joinery-auth', 'a session')
    expect(lasting.get('joinery-auth')).toBe('a session')
    expect(Object.fromEntries(passing)).toEqual({})
  })

  it('remembers the wish across a page that is left for a provider', () => {
    const { storage, lasting, reopen } = openStorage()
    storage.remember(true)
    storage.setItem('joinery-auth-code-verifier', 'v')
    const later = reopen()
    expect(later.getItem('joinery-auth-code-verifier')).toBe('v')
    later.setItem('joinery-auth', 'a session')
    expect(lasting.get('joinery-auth')).toBe('a session')
  })

  it('renews a session where it is, whatever another tab has chosen since', () => {
    const { storage, passing, reopen } = openStorage()
    storage.remember(false)
    storage.setItem('joinery-auth', 'first')
    passing.set('joinery-auth', 'first')
    reopen().setItem('joinery-remember', 'yes')
    storage.setItem('joinery-auth', 'second')
    expect(passing.get('joinery-auth')).toBe('second')
    expect(storage.getItem('joinery-auth')).toBe('second')
  })

  it('drops the session that was there when somebody signs in anew', () => {
    const { storage } = openStorage()
    storage.remember(true)
    storage.setItem('joinery-auth', 'old')
    storage.remember(false)
    expect(storage.getItem('joinery-auth')).toBeNull()
    expect(storage.isRemembered()).toBe(false)
  })

  it('takes over the session of another tab, and its end', () => {
    const { storage } = openStorage()
    storage.follow({ access_token: 'x' })
    expect(storage.getItem('joinery-auth')).toBe('{"access_token":"x"}')
    storage.follow(null)
    expect(storage.getItem('joinery-auth')).toBeNull()
  })

  it('holds a session for the page alone where the browser blocks its storage', () => {
    const blocked = () => {
      throw new Error('Access is denied')
    }
    const storage = createAuthStorage({ lasting: blocked, passing: blocked })
    storage.remember(true)
    storage.setItem('joinery-auth', 'a session')
    expect(storage.getItem('joinery-auth')).toBe('a session')
    storage.removeItem('joinery-auth')
    expect(storage.getItem('joinery-auth')).toBeNull()
  })
})

function openStorage() {
  const lasting = new Map<string, string>()
  const passing = new Map<string, string>()
  const slot = (kept: Map<string, string>) => () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const reopen = () => createAuthStorage({ lasting: slot(lasting), passing: slot(passing) })
  return { storage: reopen(), lasting, passing, reopen }
}
