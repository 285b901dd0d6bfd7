import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'

const ask = async (version: string | undefined) => {
  const init = version === undefined ? {} : { headers: { 'x-supabase-api-version': version } }
  const response = await createTestAuth().request('/user', init)
  return { response, body: JSON.parse(await response.text()) }
}

describe('an error', () => {
  it('has a code and a message for clients that know of codes', async () => {
    const { response, body } = await ask('2024-01-01')
    expect(body).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    })
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(response.headers.get('x-sb-error-code')).toBe('no_authorization')
  })

  it.each([undefined, '2023-01-01', 'nonsense'])('has the older shape for version %s', async (version) => {
    const { response, body } = await ask(version)
    expect(body).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    })
    expect(response.headers.get('x-supabase-api-version')).toBeNull()
  })

  it('can be read from another origin', async () => {
    const auth = createTestAuth()
    const preflight = await auth.request('/signup', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.test', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version')
    const response = await auth.request('/user', { headers: { origin: 'https://a.test' } })
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'X-Total-Count,Link,X-Supabase-Api-Version',
    )
  })
})
