import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { createServiceKey } from '../testing/service-key.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

function withCaptcha() {
  const forms: string[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const form = await request.text()
    forms.push(`${request.url} ${form}`)
    const success = form.includes('response=human')
    return Response.json(success ? { success } : { success, 'error-codes': ['invalid-input-response'] })
  }
  const auth = createTestAuth({
    captcha: { provider: 'turnstile', secret: 'shh' },
    email: { autoconfirm: true },
    saml: { enabled: true },
    fetch: answer,
  })
  return { auth, forms }
}

describe('a captcha', () => {
  it.each(['/signup', '/recover', '/resend', '/otp', '/sso', '/token?grant_type=password'])(
    'is asked for at %s',
    async (path) => {
      const { auth } = withCaptcha()
      expect(await auth.post(path, credentials)).toMatchObject({
        status: 400,
        body: {
          code: 'captcha_failed',
          message: 'captcha protection: request disallowed (no captcha_token found)',
        },
      })
    },
  )

  it('lets people pass and robots not', async () => {
    const { auth, forms } = withCaptcha()
    const client = auth.createClient()
    const robot = await client.signUp({ ...credentials, options: { captchaToken: 'robot' } })
    expect(robot.error?.message).toBe('captcha protection: request disallowed (invalid-input-response)')
    const human = await client.signUp({ ...credentials, options: { captchaToken: 'human' } })
    expect(human.error).toBeNull()
    expect(forms[1]).toBe(
      'https://challenges.cloudflare.com/turnstile/v0/siteverify secret=shh&response=human',
    )
  })

  it('is not asked of an admin, nor for a refresh', async () => {
    const { auth } = withCaptcha()
    const headers = { authorization: `Bearer ${await createServiceKey()}` }
    const { status, body } = await auth.post('/signup', credentials, headers)
    expect(status).toBe(200)
    const refreshed = await auth.post('/token?grant_type=refresh_token', {
      refresh_token: body.refresh_token,
    })
    expect(refreshed.status).toBe(200)
  })
})
