import { describe, expect, it } from 'vitest'
import { readReturnPath, safeReturnPath } from './safe-return-path.ts'

const origin = 'https://joinery.example'

describe('the page after signing in', () => {
  it.each([
    ['/dashboard/chat', '/dashboard/chat'],
    ['/dashboard/chat?project=1#files', '/dashboard/chat?project=1#files'],
    ['https://joinery.example/dashboard/settings', '/dashboard/settings'],
    ['/reset-password', '/reset-password'],
    ['/pricing', '/pricing'],
  ])('may be %s', (wish, expected) => {
    expect(safeReturnPath(wish, origin)).toBe(expected)
  })

  it.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    String.raw`/\evil.example/dashboard`,
    'https://joinery.example//evil.example',
    'https://joinery.example@evil.example/dashboard',
    'https://joinery.example.evil.example/dashboard',
    'http://joinery.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/register/',
    '/auth/callback?code=1',
    '/nowhere',
    'http://[',
    '',
    undefined,
    null,
    7,
    {},
  ])('is never %s', (wish) => {
    expect(safeReturnPath(wish, origin)).toBeUndefined()
  })

  it('is read from the history entry that the guard made, whatever else is in there', () => {
    expect(readReturnPath({ returnTo: '/dashboard/users' }, origin)).toBe('/dashboard/users')
    expect(readReturnPath({ returnTo: 'https://evil.example' }, origin)).toBeUndefined()
    expect(readReturnPath({ from: '/dashboard/users' }, origin)).toBeUndefined()
    expect(readReturnPath(null, origin)).toBeUndefined()
    expect(readReturnPath('text', origin)).toBeUndefined()
  })
})
