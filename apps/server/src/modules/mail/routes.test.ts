import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from '../../adapters/secret-box.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createOutboxStore } from './index.ts'

describe('/dev/mail', () => {
  it('shows the outbox with everything escaped and links that can be followed', async () => {
    const server = await startServerWithMail({
      to: '"><img src=x>@example.com',
      subject: '<script>alert(1)</script>',
      text: 'Open https://joinery.example/?a=1&b="2 </pre><b>now</b>',
    })
    const answer = await fetch(`${server.address}/dev/mail`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('<a href="https://joinery.example/?a=1&amp;b=&quot;2">')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['behind a public address', { PUBLIC_URL: 'https://joinery.example' }],
    ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'joinery@example.com' }],
  ])('is not there %s', async (_when, settings) => {
    const { port } = await startTestServer({ settings })
    const answer = await fetch(`http://127.0.0.1:${port}/dev/mail`)
    expect(await answer.text()).not.toContain('Outbox')
    expect(answer.status).not.toBe(200)
  })

  it('is not there for whoever comes through a proxy or by a foreign name', async () => {
    const { address, port } = await startTestServer()
    const proxied = await fetch(`${address}/dev/mail`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(proxied.status).toBe(404)
    expect(await statusByName(port, 'evil.example')).toBe(404)
    expect(await statusByName(port, 'localhost')).toBe(200)
  })
})

async function startServerWithMail(mail: { to: string; subject: string; text: string }) {
  const connection = await createTestDatabase()
  const key = randomBytes(32)
  const database = openDatabase({ connection, onIdleError: () => undefined })
  const store = createOutboxStore(database.orm, createSecretBox(key))
  const createdAt = new Date()
  await store.insert({
    id: crypto.randomUUID(),
    kind: 'confirm',
    html: '',
    createdAt,
    nextAttemptAt: null,
    ...mail,
  })
  await database.close()
  return startTestServer({
    settings: { DATABASE_URL: databaseUrlOf(connection), SECRET_KEY: key.toString('hex') },
  })
}

/** `fetch` does not let one choose the Host header. */
function statusByName(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/dev/mail', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
