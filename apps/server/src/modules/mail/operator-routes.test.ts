import { randomBytes, randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSecretBox } from '../../adapters/secret-box.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { startTestSmtpServer } from '../../testing/test-smtp-server.ts'
import type { TestSmtpServer } from '../../testing/test-smtp-server.ts'
import { callerWith, createTestUser, queryDatabase } from '../../testing/test-user.ts'
import { createOutboxStore } from './index.ts'

const { mail, team } = endpoints

describe('the outbox', () => {
  it('is there for the operator alone: others are told that they are not, and find nothing', async () => {
    const { server, write } = await startWithOutbox()
    const operator = await createTestUser(server)
    const eve = await createTestUser(server)
    const mailId = await write()
    expect(await operator.call(mail.access, {})).toEqual({ isOperator: true })
    expect(await operator.call(mail.outbox, {})).toMatchObject({ mails: [{ id: mailId }] })
    expect(await eve.call(mail.access, {})).toEqual({ isOperator: false })
    for (const [endpoint, input] of [
      [mail.outbox, {}],
      [mail.read, { mailId }],
    ] as const) {
      const { requestId: _one, ...refused } = await eve.refused(endpoint, input)
      expect(refused).toMatchObject({ status: 404, code: 'not-found' })
      expect(JSON.stringify(refused)).not.toContain('example.com')
      const nobody = await callerWith(server.address, 'no-token-of-ours').refused(endpoint, input)
      expect(nobody).toMatchObject({ status: 401 })
    }
    const { current } = await eve.call(team.read, {})
    expect(await eve.call(team.audit, { workspaceId: current.id })).toMatchObject({ entries: [] })
  })

  it('comes newest first, 50 mails at a time, each once, also where many were written at one moment', async () => {
    const { server, write } = await startWithOutbox()
    const operator = await createTestUser(server)
    const ids: string[] = []
    for (let number = 0; number < 120; number += 1)
      ids.push(await write({ createdAt: new Date(Date.UTC(2026, 4, 1) + Math.floor(number / 40)) }))
    const first = await operator.call(mail.outbox, {})
    const second = await operator.call(mail.outbox, { after: first.next ?? '' })
    const third = await operator.call(mail.outbox, { after: second.next ?? '' })
    const pages = [first, second, third].map(({ mails }) => mails)
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    const moments = pages.flat().map(({ writtenAt }) => writtenAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(new Set(pages.flat().map(({ id }) => id))).toEqual(new Set(ids))
    expect(third.next).toBeNull()
    // What was swept away meanwhile took all older mails with it.
    expect(await operator.call(mail.outbox, { after: randomUUID() })).toMatchObject({ mails: [], next: null })
  })

  it('is searched by any part of the recipient or the subject, taken as it stands', async () => {
    const { server, write } = await startWithOutbox()
    const operator = await createTestUser(server)
    const grace = await write({ to: 'Grace@Example.com', subject: 'Set a new password' })
    const sale = await write({ to: 'alan@example.org', subject: '100% of a_b' })
    const find = async (search: string) =>
      (await operator.call(mail.outbox, { search })).mails.map(({ id }) => id)
    expect(await find('grace@')).toEqual([grace])
    expect(await find(' NEW password ')).toEqual([grace])
    expect(await find('%')).toEqual([sale])
    expect(await find('a_b')).toEqual([sale])
    expect(await find('secret link'), 'what mails say is not searched').toEqual([])
    expect((await find('')).toSorted()).toEqual([grace, sale].toSorted())
  })

  it('says of each mail how far it came: sent, waiting, given up with the reason, or never to be sent', async () => {
    const { server, write } = await startWithOutbox()
    const operator = await createTestUser(server)
    const soon = new Date(Date.now() + 3_600_000)
    const sentAt = new Date('2026-05-01T12:00:00.000Z')
    const waiting = await write({ nextAttemptAt: soon })
    const states = {
      [await write({ attempts: 1, sentAt })]: { state: 'sent', sentAt: sentAt.toISOString(), problem: null },
      [waiting]: { state: 'waiting', attempts: 0, nextAttemptAt: soon.toISOString() },
      [await write({ attempts: 2, nextAttemptAt: soon, lastError: 'Come back later' })]: {
        state: 'waiting',
        attempts: 2,
        problem: 'Come back later',
      },
      [await write({ attempts: 8, lastError: 'No such mailbox' })]: {
        state: 'failed',
        attempts: 8,
        problem: 'No such mailbox',
        nextAttemptAt: null,
      },
      [await write()]: { state: 'not-sent', attempts: 0, problem: null },
    }
    const { mails, sendsMail } = await operator.call(mail.outbox, {})
    expect(Object.fromEntries(mails.map((each) => [each.id, each]))).toMatchObject(states)
    expect(mails).toHaveLength(5)
    expect(sendsMail).toBe(false)
  })

  it('with a mail server says what left, and why what was refused is still waiting', async () => {
    const smtp = await startTestSmtpServer()
    const server = await startTestServer({
      settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Joinery <joinery@example.com>' },
    })
    const operator = await confirmUser(server, smtp, 'ada@example.com')
    const { current } = await operator.call(team.read, {})
    smtp.refusals = 1
    await operator.call(team.invite, { workspaceId: current.id, email: 'grace@example.com', role: 'user' })
    await expect
      .poll(async () => (await operator.call(mail.outbox, {})).mails)
      .toMatchObject([
        {
          to: 'grace@example.com',
          kind: 'workspace-invitation',
          state: 'waiting',
          attempts: 1,
          problem: expect.stringContaining('Come back later'),
        },
        { to: 'ada@example.com', kind: 'confirm', state: 'sent', attempts: 1, problem: null },
      ])
    expect(await operator.call(mail.outbox, {})).toMatchObject({ sendsMail: true })
  })
})

describe('a mail', () => {
  it('is told in words, and that it was read stands in the audit log, without saying whom it was for', async () => {
    const { server, write } = await startWithOutbox()
    const operator = await createTestUser(server, { email: 'operator@example.com' })
    const mailId = await write({ to: 'grace@example.org' })
    const { mails } = await operator.call(mail.outbox, {})
    expect(JSON.stringify(mails)).not.toContain('secret link')
    const read = await operator.call(mail.read, { mailId })
    expect(read).toEqual({ ...mails[0], text: 'a secret link' })
    await operator.call(mail.read, { mailId })
    const { current } = await operator.call(team.read, {})
    const { entries, isIntact } = await operator.call(team.audit, { workspaceId: current.id })
    const act = { act: 'mail-read', actor: 'operator@example.com', subject: mailId, detail: 'recovery' }
    expect(entries).toMatchObject([act, act])
    expect(isIntact).toBe(true)
    expect(JSON.stringify(entries)).not.toContain('grace')
  })

  it('is not told where the log cannot take it, and one that is not there is not logged', async () => {
    const { server, write } = await startWithOutbox()
    const operator = await createTestUser(server)
    const { current } = await operator.call(team.read, {})
    expect(await operator.refused(mail.read, { mailId: randomUUID() })).toMatchObject({ status: 404 })
    expect(await operator.call(team.audit, { workspaceId: current.id })).toMatchObject({ entries: [] })
    const mailId = await write()
    await queryDatabase(server.databaseUrl, 'alter table audit_log rename to elsewhere')
    const refused = await operator.refused(mail.read, { mailId })
    expect(refused.status).toBe(500)
    expect(JSON.stringify(refused)).not.toContain('secret link')
  })
})

/** Signs up and enters the mailed code. */
async function confirmUser({ address }: TestServer, smtp: TestSmtpServer, email: string) {
  const client = createTestAuthClient(address)
  await client.signUp({ email, password: 'a joint that holds' })
  const { text = '' } = await smtp.waitFor(1)
  const [, token = ''] = /code: (\d{6})/.exec(text) ?? []
  const { data, error } = await client.verifyOtp({ email, token, type: 'email' })
  if (error || !data.session) throw error ?? new Error('There is no session.')
  return callerWith(address, data.session.access_token)
}

interface Written {
  to?: string
  subject?: string
  createdAt?: Date
  nextAttemptAt?: Date | null
  attempts?: number
  sentAt?: Date
  lastError?: string
}

/** A server, and a way to put a mail into its outbox with what became of it. */
async function startWithOutbox(settings: Record<string, string> = {}) {
  const connection = await createTestDatabase()
  const key = randomBytes(32)
  const database = openDatabase({ connection, onIdleError: () => undefined })
  onTestFinished(() => database.close())
  const store = createOutboxStore(database.orm, createSecretBox(key))
  const databaseUrl = databaseUrlOf(connection)
  const server = await startTestServer({
    settings: { DATABASE_URL: databaseUrl, SECRET_KEY: key.toString('hex'), ...settings },
  })

  async function write(given: Written = {}): Promise<string> {
    const { to = 'ada@example.com', subject = 'A subject', createdAt = new Date() } = given
    const { nextAttemptAt = null, attempts = 0, sentAt, lastError } = given
    const id = randomUUID()
    const content = { subject, text: 'a secret link', html: '<p>a secret link</p>' }
    await store.insert({ id, to, kind: 'recovery', ...content, createdAt, nextAttemptAt })
    if (attempts > 0)
      await queryDatabase(
        databaseUrl,
        'update outbox set attempts = $2, sent_at = $3, last_error = $4 where id = $1',
        [id, attempts, sentAt ?? null, lastError ?? null],
      )
    return id
  }

  return { server, write }
}
