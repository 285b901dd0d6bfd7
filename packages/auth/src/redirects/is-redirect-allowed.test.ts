import { describe, expect, it } from 'vitest'
import { isRedirectAllowed } from './is-redirect-allowed.ts'

const policy = {
  siteUrl: 'https://app.example.com',
  redirectAllowList: [
    'https://*.preview.example.com',
    'https://docs.example.com/**',
    'https://one.example.com/*/done',
    'myapp://callback',
    'https://{a,b}.example.org/x?',
  ],
}

describe('a redirect', () => {
  it.each([
    'https://app.example.com',
    'https://app.example.com/any/path?x=1#y',
    'http://127.0.0.1:5173/x',
    'http://[::1]:3000',
    'https://x.preview.example.com',
    'https://docs.example.com/a/b.c/d#fragment',
    'https://one.example.com/abc/done',
    'myapp://callback',
    'https://a.example.org/xy',
  ])('may go to %s', (url) => {
    expect(isRedirectAllowed(policy, url)).toBe(true)
  })

  it.each([
    '',
    'nonsense',
    '/relative',
    '//app.example.com',
    'http://app.example.com',
    'https://app.example.com:8443',
    'https://app.example.com.evil.test',
    'https://evil.test/https://app.example.com',
    'https://app.example.com@evil.test',
    'https://user:pass@app.example.com',
    'https://evil.test\\@app.example.com',
    'https://a.b.preview.example.com',
    'https://x.preview.example.com/path',
    'https://one.example.com/a/b/done',
    'https://one.example.com/a.b/done',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.example.com /x',
    'https://app.example.com\n.evil.test',
    'https://c.example.org/xy',
  ])('may not go to %s', (url) => {
    expect(isRedirectAllowed(policy, url)).toBe(false)
  })

  it('may use any port of a site that is on this machine', () => {
    const local = { siteUrl: 'http://localhost:3000', redirectAllowList: [] }
    expect(isRedirectAllowed(local, 'http://localhost:5173/x')).toBe(true)
    expect(isRedirectAllowed(local, 'https://localhost:5173/x')).toBe(false)
  })
})
