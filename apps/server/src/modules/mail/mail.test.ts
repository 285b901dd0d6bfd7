import { randomBytes } from 'node:crypto'
import type { MailMessage } from '@joinery/auth'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../../adapters/logger.ts'
import { createSecretBox } from '../../adapters/secret-box.ts'
import { createSmtpTransport } from '../../adapters/smtp.ts'
import type { Orm } from '../../db/database.ts'
import { openTestOrm } from '../../testing/test-orm.ts'
import { startTestSmtpServer } from '../../testing/test-smtp-server.ts'
import { deliverDueMail } from './deliver-mail.ts'
import { createMailModule, createOutboxStore } from './index.ts'
import { outbox } from './schema.ts'

const log = createLogger('silent')
const box = createSecretBox(randomBytes(32))

describe('mail with a mail server', () => {
  it('is sent once, as text and HTML, and kept', async () => {
    const orm = await openTestOrm()
    const smtp = await startTestSmtpServer()
    const { queueAccountMail, stop } = openMail(orm, smtp.url)
    const setOut = await queueAccountMail(message)
    setOut()
    const mail = await smtp.waitFor(1)
    expect(mail.from?.text).toBe('"Joinery" <joinery@example.com>')
    expect(mail.to).toMatchObject({ text: 'ada@example.com' })
    expect(mail.subject).toBe('Set a new password for Joinery')
    expect(mail.text).toContain(message.link)
    expect(mail.html).toContain('Set a new password')
    await stop()
    expect(smtp.received).toHaveLength(1)
    const [row] = await orm.select().from(outbox)
    expect(row).toMatchObject({ to: 'ada@example.com', kind: 'recovery', attempts: 1, nextAttemptAt: null })
    expect(row?.sentAt).toBeInstanceOf(Date)
    expect(mail.messageId).toBe(`<${row?.id}@example.com>`)
  })

  it('is sent once each, however many servers look into the same outbox', async () => {
    const orm = await openTestOrm()
    const smtp = await startTestSmtpServer()
    const servers = Array.from({ length: 3 }, () => openMail(orm, smtp.url))
    const sending = servers.flatMap(({ queueAccountMail }, server) =>
      Array.from({ length: 10 }, async (_, index) => {
        const setOut = await queueAccountMail({ ...message, to: `user${server}.${index}@example.com` })
        setOut()
      }),
    )
    await Promise.all(sending)
    await smtp.waitFor(30)
    await Promise.all(servers.map(({ stop }) => stop()))
    const addressees = smtp.received.map(({ to }) => JSON.stringify(to))
    expect(new Set(addressees).size).toBe(30)
    expect(addressees).toHaveLength(30)
  })

  it('is tried again after a refusal, later and later, with the same id', async () => {
    const { outboxStore, clock, deliver, smtp } = await openOutbox()
    smtp.refusals = 2
    await insertMail(outboxStore, clock)
    await deliver()
    const [refused] = await outboxStore.listLatest(1)
    expect(refused).toMatchObject({ attempts: 1, sentAt: null, nextAttemptAt: new Date(clock.ms + 30_000) })
    expect(refused?.lastError).toContain('Come back later')
    clock.ms += 29_999
    await deliver()
    expect(await outboxStore.listLatest(1)).toMatchObject([{ attempts: 1 }])
    clock.ms += 1
    await deliver()
    expect(await outboxStore.listLatest(1)).toMatchObject([
      { attempts: 2, nextAttemptAt: new Date(clock.ms + 120_000) },
    ])
    clock.ms += 120_000
    await deliver()
    expect(await outboxStore.listLatest(1)).toMatchObject([
      { attempts: 3, lastError: null, nextAttemptAt: null, sentAt: new Date(clock.ms) },
    ])
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${refused?.id}@example.com>`])
  })

  it('is given up after the eighth refusal, and kept with its reason', async () => {
    const { outboxStore, clock, deliver, smtp } = await openOutbox()
    smtp.refusals = 100
    await insertMail(outboxStore, clock)
    for (let day = 0; day < 12; day += 1) {
      await deliver()
      clock.ms += 86_400_000
    }
    expect(await outboxStore.listLatest(1)).toMatchObject([
      { attempts: 8, sentAt: null, nextAttemptAt: null, lastError: expect.stringContaining('later') },
    ])
  })

  it('that a killed server had claimed is sent by the next one', async () => {
    const { outboxStore, clock, deliver, smtp } = await openOutbox()
    await insertMail(outboxStore, clock)
    const now = new Date(clock.ms)
    const leaseUntil = new Date(clock.ms + 120_000)
    expect(await outboxStore.claimDue({ now, leaseUntil, limit: 5 })).toHaveLength(1)
    await deliver()
    expect(smtp.received).toEqual([])
    clock.ms += 120_000
    await deliver()
    expect(smtp.received).toHaveLength(1)
  })

  it('that was waiting when the server stopped is sent after the next start', async () => {
    const orm = await openTestOrm()
    const smtp = await startTestSmtpServer()
    await insertMail(createOutboxStore(orm, box), { ms: Date.now() })
    const { stop } = openMail(orm, smtp.url)
    await smtp.waitFor(1)
    await stop()
    expect(smtp.received).toHaveLength(1)
  })
})

describe('mail without a mail server', () => {
  it('is kept and logged with its link, and is not sent when a mail server is set later', async () => {
    const orm = await openTestOrm()
    const lines: string[] = []
    const silent = createMailModule({
      outbox: createOutboxStore(orm, box),
      transport: undefined,
      hasDevMail: false,
      log: createLogger('info', { write: (line) => void lines.push(line) }),
      now: () => new Date(),
    })
    const setOut = await silent.queueAccountMail(message)
    setOut()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { to: 'ada@example.com', subject: 'Set a new password for Joinery', link: message.link },
    ])
    const { outboxStore, deliver, smtp } = await openOutbox(orm)
    await deliver()
    expect(smtp.received).toEqual([])
    expect(await outboxStore.listLatest(5)).toMatchObject([{ to: 'ada@example.com', sentAt: null }])
  })
})

describe('the outbox', () => {
  it('keeps a mail for 90 days, and then forgets it', async () => {
    const orm = await openTestOrm()
    const store = createOutboxStore(orm, box)
    const now = Date.parse('2026-05-01')
    const days = (count: number) => now - count * 86_400_000
    for (const ms of [days(90) - 1, days(90), days(1)]) await insertMail(store, { ms })
    const module = createMailModule({
      outbox: store,
      transport: undefined,
      hasDevMail: false,
      log,
      now: () => new Date(now),
    })
    await module.sweep()
    const kept = await store.listLatest(5)
    expect(kept.map(({ createdAt }) => createdAt.getTime())).toEqual([days(1), days(90)])
  })

  it('keeps what a mail says sealed: a copy of the database opens no account', async () => {
    const orm = await openTestOrm()
    await insertMail(createOutboxStore(orm, box), { ms: Date.now() })
    expect(JSON.stringify(await orm.select().from(outbox))).not.toContain('secret link')
  })
})

const message: MailMessage = {
  kind: 'recovery',
  to: 'ada@example.com',
  code: '123456',
  tokenHash: 'abc',
  link: 'https://joinery.example/auth/confirm?token_hash=abc',
  redirectTo: 'https://joinery.example',
  userId: 'c0ffee00-0000-4000-8000-000000000000',
  userMetadata: {},
}

const from = 'Joinery <joinery@example.com>'

function openMail(orm: Orm, url: string) {
  const transport = createSmtpTransport({ url, from })
  const outboxStore = createOutboxStore(orm, box)
  const module = createMailModule({
    outbox: outboxStore,
    transport,
    hasDevMail: false,
    log,
    now: () => new Date(),
  })
  onTestFinished(async () => {
    await module.stop()
    transport.close()
  })
  return module
}

/** An outbox whose deliveries the test makes itself, at the times it wants. */
async function openOutbox(given?: Orm) {
  const orm = given ?? (await openTestOrm())
  const smtp = await startTestSmtpServer()
  const transport = createSmtpTransport({ url: smtp.url, from })
  onTestFinished(transport.close)
  const clock = { ms: Date.parse('2026-05-01') }
  const outboxStore = createOutboxStore(orm, box)
  const deliver = () => deliverDueMail({ outbox: outboxStore, transport, log, now: () => new Date(clock.ms) })
  return { outboxStore, clock, deliver, smtp }
}

async function insertMail(store: ReturnType<typeof createOutboxStore>, clock: { ms: number }) {
  const createdAt = new Date(clock.ms)
  await store.insert({
    id: crypto.randomUUID(),
    to: 'ada@example.com',
    kind: 'recovery',
    subject: 'A subject',
    text: 'a secret link',
    html: '<p>a secret link</p>',
    createdAt,
    nextAttemptAt: createdAt,
  })
}
