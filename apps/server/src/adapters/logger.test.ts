import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

describe('createLogger', () => {
  it.each([
    { authorization: 'Bearer hidden' },
    { headers: { cookie: 'session=hidden' } },
    { user: { profile: { password: 'hidden' } } },
    { refresh_token: 'hidden' },
  ])('replaces what looks like a secret: %o', (fields) => {
    expect(lineOf((log) => log.info(fields, 'said'))).not.toContain('hidden')
  })

  it("tells an error's message, code and causes, and nothing that hangs on it", () => {
    const cause = Object.assign(new Error('reset by peer'), {
      code: 'ECONNRESET',
      client: { secretKey: 'hidden' },
    })
    const line = lineOf((log) => log.error({ err: new Error('no answer', { cause }) }, 'failed'))
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'no answer', cause: { code: 'ECONNRESET' } } })
    expect(line).not.toContain('hidden')
  })
})

function lineOf(say: (log: ReturnType<typeof createLogger>) => void): string {
  let line = ''
  say(createLogger('info', { write: (text) => void (line += text) }))
  return line
}
