import { DrizzleQueryError } from 'drizzle-orm'
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

  it('tells which query failed, where and why, and none of the values that went with it', () => {
    const values = ['hidden@example.com', 'hidden\nparams: hidden\n    at hidden (hidden.ts:1:1)']
    const refusal = { code: '23505', severity: 'ERROR', detail: 'Key (email)=(hidden@example.com) exists.' }
    const cause = Object.assign(new Error('duplicate key value'), refusal)
    const err = new DrizzleQueryError('insert into users values ($1, $2)', values, cause)
    const line = lineOf((log) => log.error({ err: new Error('no account', { cause: err }) }, 'failed'))
    expect(JSON.parse(line)).toMatchObject({
      err: {
        cause: {
          message: 'Failed query: insert into users values ($1, $2)',
          stack: expect.stringMatching(
            /^Error: Failed query: insert into users.*\n {4}at .*logger\.test\.ts/,
          ),
          cause: { code: '23505', message: 'duplicate key value' },
        },
      },
    })
    expect(line).not.toContain('hidden')
  })
})

function lineOf(say: (log: ReturnType<typeof createLogger>) => void): string {
  let line = ''
  say(createLogger('info', { write: (text) => void (line += text) }))
  return line
}
