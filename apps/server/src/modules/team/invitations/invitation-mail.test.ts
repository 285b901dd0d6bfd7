import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createTestAuthClient } from '../../../testing/test-auth-client.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { startTestSmtpServer } from '../../../testing/test-smtp-server.ts'
import type { TestSmtpServer } from '../../../testing/test-smtp-server.ts'
import { callerWith } from '../../../testing/test-user.ts'

const { team } = endpoints
const password = 'a joint that holds'

it('an invitation is a real mail, whose link works once for an account that is made after it', async () => {
  const smtp = await startTestSmtpServer()
  const server = await startTestServer({
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Joinery <joinery@example.com>' },
  })
  const ada = await register(server, smtp, 'ada@example.com')
  const { current } = await ada.call(team.read, {})
  await ada.call(team.invite, { workspaceId: current.id, email: 'grace@example.com', role: 'user' })

  const mail = await smtp.waitFor(2)
  expect(mail.to).toMatchObject({ text: 'grace@example.com' })
  expect(mail.from?.text).toContain('joinery@example.com')
  expect(mail.subject).toBe('ada@example.com invited you to Joinery')
  const [link = '', token = ''] = /http\S+\/invitation#([\w-]{43})/.exec(mail.text ?? '') ?? []
  expect(link).toBe(`${server.address}/invitation#${token}`)
  expect(mail.html).toContain(`href="${link}"`)
  expect(server.logged.join('')).not.toContain(token)

  const grace = await register(server, smtp, 'grace@example.com')
  expect(await grace.call(team.accept, { token })).toMatchObject({ id: current.id, role: 'user' })
  await ada.call(team.remove, {
    workspaceId: current.id,
    memberId: (await ada.call(team.read, {})).members[1]?.id ?? ada.token,
  })
  expect(await grace.refused(team.accept, { token })).toMatchObject({ status: 409 })
})

/** Signs up, follows the mailed code, and signs in. */
async function register(server: TestServer, smtp: TestSmtpServer, email: string) {
  const client = createTestAuthClient(server.address)
  const already = smtp.received.length
  await client.signUp({ email, password })
  const { text = '' } = await smtp.waitFor(already + 1)
  const [, token = ''] = /code: (\d{6})/.exec(text) ?? []
  const { data, error } = await client.verifyOtp({ email, token, type: 'email' })
  if (error || !data.session) throw error ?? new Error('There is no session.')
  return callerWith(server.address, data.session.access_token)
}
