import { describe, expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { startTestSmtpServer } from '../apps/server/src/testing/test-smtp-server.ts'

const tries = 200
const password = 'violet-otter-crosses-7'

const questions = [
  {
    name: 'sign-in',
    path: '/token?grant_type=password',
    bodyFor: (email: string) => ({ email, password: 'not-the-right-one-3' }),
  },
  { name: 'sign-up', path: '/signup', bodyFor: (email: string) => ({ email, password }) },
  { name: 'recover', path: '/recover', bodyFor: (email: string) => ({ email }) },
  {
    name: 'sign-in by code',
    path: '/otp',
    bodyFor: (email: string) => ({ email, create_user: false }),
  },
  { name: 'resend', path: '/resend', bodyFor: (email: string) => ({ email, type: 'signup' }) },
]

/** A4. How long the answers take is measured by `npm run bench -- auth`. */
describe('answers about 200 known and 200 unknown addresses', () => {
  it.each(questions)('to $name are the same in status, headers and body', async ({ path, bodyFor }) => {
    const { known, ask } = await startServerWithAccounts()
    for (const [number, email] of known.entries()) {
      const stranger = email.replace('person', 'nobody')
      const toKnown = await ask(path, bodyFor(email))
      const toUnknown = await ask(path, bodyFor(stranger))
      expect(toKnown, `about address ${number}`).toEqual(toUnknown)
    }
  })
})

/** The accounts are made while addresses are believed; then the server restarts with a mail server. */
async function startServerWithAccounts() {
  const smtp = await startTestSmtpServer()
  const settings = { PORT: '0', DATA_DIR: await createTemporaryFolder(), TRUST_PROXY: 'true' }
  const known = Array.from({ length: tries }, (_, number) => `person-${number}@example.com`)

  const trusting = startServerProcess(settings)
  const askTrusting = askerAt(await trusting.ready())
  for (const email of known) await askTrusting('/signup', { email, password })
  trusting.kill('SIGTERM')
  await trusting.exited

  const server = startServerProcess({ ...settings, SMTP_URL: smtp.url, MAIL_FROM: 'joinery@example.com' })
  return { known, ask: askerAt(await server.ready()) }
}

/** Asks from a new address each time, so that limits per address stay out of the way. */
function askerAt(address: string) {
  let visitors = 0
  return async (path: string, body: object) => {
    visitors += 1
    const answer = await fetch(`${address}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
      },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      headers: [...answer.headers.keys()],
      body: withoutIndividuals(await answer.text()),
    }
  }
}

/** Ids, moments and the address itself differ between any two people, known or not. */
function withoutIndividuals(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '(moment)')
    .replaceAll(/(person|nobody)-\d+@example\.com/g, '(address)')
}
