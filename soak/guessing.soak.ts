import type { ParsedMail } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { createTestAuthClient } from '../apps/server/src/testing/test-auth-client.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { startTestSmtpServer } from '../apps/server/src/testing/test-smtp-server.ts'
import type { TestSmtpServer } from '../apps/server/src/testing/test-smtp-server.ts'

const tries = 10_000
const parallelTries = 40
const maxPerAddress = 180
const maxPerAccount = 20
const windowMs = 5 * 60_000
const owner = { email: 'owner@example.com', password: 'violet-otter-crosses-7' }

interface Guess {
  from: string
  email: string
  password: string
}

const installations: [string, number][] = [
  ['one server that counts by itself', 1],
  ['two servers that count together', 2],
]

/** A3. An answer about wrong credentials means that a password was checked; every other one must refuse to look. */
describe.each(installations)('10,000 guesses at %s', (_name, serverCount) => {
  it('from one address at one account end after 20, and the owner gets in by mail', async () => {
    const { signIn, getInByMail } = await startInstallation(serverCount)
    const checked = await countChecked(signIn, (number) => ({ ...guessAtOwner(number), from: '10.0.0.1' }))
    expect(checked).toBeLessThanOrEqual(maxPerAccount)
    expect(await getInByMail()).toBe(owner.email)
  })

  it('from 1,000 addresses at one account end after 20, and the owner gets in by mail', async () => {
    const { signIn, getInByMail } = await startInstallation(serverCount)
    const checked = await countChecked(signIn, (number) => ({
      ...guessAtOwner(number),
      from: `10.1.${number % 10}.${Math.floor(number / 10) % 100}`,
    }))
    expect(checked).toBeLessThanOrEqual(maxPerAccount)
    // If anybody looked, the right password would be let in.
    expect(await signIn({ ...owner, from: '10.2.0.1' })).toBe(429)
    expect(await getInByMail()).toBe(owner.email)
  })

  it('from one address with one password at 10,000 accounts end after 180, and the owner gets in by mail', async () => {
    const { signIn, getInByMail } = await startInstallation(serverCount)
    // An address without an account is checked like one with another password: a single account among them will do.
    const checked = await countChecked(signIn, (number) => ({
      email: number === 0 ? owner.email : `person-${number}@example.com`,
      password: 'correct-horse-battery-1',
      from: '10.0.0.1',
    }))
    expect(checked).toBeLessThanOrEqual(maxPerAddress)
    expect(await signIn({ ...owner, from: '10.0.0.1' })).toBe(429)
    expect(await getInByMail()).toBe(owner.email)
  })
})

const guessAtOwner = (number: number) => ({ email: owner.email, password: `guess-number-${number}` })

type SignIn = (guess: Guess) => Promise<number>

/** Servers behind a proxy, with a mail server and one confirmed account. Requests go to the servers in turn. */
async function startInstallation(serverCount: number) {
  const smtp = await startTestSmtpServer()
  const mailSettings = { SMTP_URL: smtp.url, MAIL_FROM: 'joinery@example.com' }
  const shared = {
    DATABASE_URL: databaseUrlOf(await createTestDatabase()),
    SECRET_KEY: '5a'.repeat(32),
  }
  const addresses: string[] = []
  for (let number = 0; number < serverCount; number += 1) {
    const server = startServerProcess({
      PORT: '0',
      TRUST_PROXY: 'true',
      DATA_DIR: await createTemporaryFolder(),
      ...mailSettings,
      ...(serverCount > 1 && shared),
    })
    addresses.push(await server.ready())
  }
  const [address = ''] = addresses
  await confirmOwner(address, smtp)

  let turn = 0
  const signIn: SignIn = async ({ from, email, password }) => {
    turn += 1
    const answer = await fetch(`${addresses[turn % serverCount]}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, password }),
    })
    await answer.text()
    return answer.status
  }
  return { signIn, getInByMail: () => openMailedLink(address, smtp) }
}

async function confirmOwner(address: string, smtp: TestSmtpServer): Promise<void> {
  const client = createTestAuthClient(address)
  await client.signUp(owner)
  const tokenHash = tokenHashIn(await smtp.waitFor(1))
  const { error } = await client.verifyOtp({ token_hash: tokenHash, type: 'email' })
  expect(error).toBeNull()
}

/** Asks for a new password, opens the link and answers who is signed in then. */
async function openMailedLink(address: string, smtp: TestSmtpServer): Promise<string | undefined> {
  const client = createTestAuthClient(address)
  const asked = await client.resetPasswordForEmail(owner.email)
  expect(asked.error).toBeNull()
  const tokenHash = tokenHashIn(await smtp.waitFor(2))
  await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
  const { data } = await client.getUser()
  return data.user?.email
}

function tokenHashIn({ text = '' }: ParsedMail): string {
  const [link = ''] = /http\S+/.exec(text) ?? []
  return new URL(link).searchParams.get('token_hash') ?? ''
}

/** Makes all guesses within one window and counts those for which a password was checked. */
async function countChecked(signIn: SignIn, guessOf: (number: number) => Guess): Promise<number> {
  const statuses: number[] = []
  const startedAt = performance.now()
  let next = 0
  const guessers = Array.from({ length: parallelTries }, async () => {
    while (next < tries) {
      const guess = guessOf(next)
      next += 1
      statuses.push(await signIn(guess))
    }
  })
  await Promise.all(guessers)
  expect(performance.now() - startedAt).toBeLessThan(windowMs)
  expect(statuses).toHaveLength(tries)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  return statuses.filter((status) => status === 400).length
}
