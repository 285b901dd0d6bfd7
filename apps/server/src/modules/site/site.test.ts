import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { operatorPlaceholders, texts } from '@joinery/contract'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { chooseEncoding } from '../../http/choose-encoding.ts'
import type { Env } from '../../http/app-types.ts'
import { createSiteModule } from './index.ts'

const siteFolder = join(tmpdir(), `joinery-site-${randomUUID()}`)
beforeAll(() => writeSite(siteFolder))
afterAll(() => rm(siteFolder, { recursive: true, force: true }))
const site = shareTestServer(undefined, { siteFolder })

const script = 'export const answer = 42\n'.repeat(50)

describe('files', () => {
  it('with a hash in their name are kept for good', async () => {
    const { address } = site()
    const answer = await fetch(`${address}/assets/index-1a2b.js`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toBe(script)
  })

  it('without one are asked for again, and answered with 304 while they are the same', async () => {
    const { address } = site()
    const first = await fetch(`${address}/favicon.svg`)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${address}/favicon.svg`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it.each(['br', 'gzip'])('leave in the form compressed at build time as %s', async (encoding) => {
    const { address } = site()
    const answer = await fetch(`${address}/assets/index-1a2b.js`, {
      headers: { 'accept-encoding': encoding },
    })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(script)
  })

  it('that are not there are 404 in the error shape, never a page', async () => {
    const { address } = site()
    const answer = await fetch(`${address}/assets/old-9f9f.js`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/index-1a2b.js%00.css',
  ])('outside the site cannot be reached by %s', async (path) => {
    const { address } = site()
    expect(await (await fetch(address + path)).text()).not.toContain('"name"')
  })
})

describe('pages', () => {
  it('that are prerendered come as they were built', async () => {
    const { address } = site()
    expect(await (await fetch(`${address}/pricing`)).text()).toContain('<h1>Pricing</h1>')
    expect(await (await fetch(`${address}/pricing/`)).text()).toContain('<h1>Pricing</h1>')
  })

  it.each(['/dashboard', '/preview/0b9fd9c6', '/billing', '/auth/callback', '/auth/confirm?token_hash=x'])(
    'like %s get the application shell',
    async (path) => {
      const { address } = site()
      const answer = await fetch(address + path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<div id="root" data-mail="kept" data-sign-up=""></div>')
    },
  )

  it('that no route knows get the 404 page with status 404', async () => {
    const { address } = site()
    const answer = await fetch(`${address}/no/such/page`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page Not Found')
  })

  it.each([
    ['/dashboard//chat', '/dashboard/chat'],
    ['//dashboard///chat//?q=a//b', '/dashboard/chat/?q=a//b'],
    ['//pricing', '/pricing'],
    ['/pricing//', '/pricing/'],
    ['//', '/'],
    ['//preview/%5Cevil.example', '/preview/%5Cevil.example'],
    ['//preview//%0d%0aset-cookie:a=b', '/preview/%0d%0aset-cookie:a=b'],
  ])('asked for with doubled slashes as %s are at %s for good', async (path, there) => {
    const answer = await fetch(site().address + path, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(there)
    expect((await fetch(site().address + there)).status).toBe(200)
  })

  it.each([
    '//evil.example',
    '//evil.example/dashboard',
    '//%5Cevil.example',
    '//%09/evil.example',
    '//blog//x',
  ])('are not there at %s, which leads nowhere else', async (path) => {
    const answer = await fetch(site().address + path, { redirect: 'manual' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).toContain('Page Not Found')
  })

  it('carry a fresh nonce in their policy and their scripts run by their hashes alone', async () => {
    const { address } = site()
    const nonces = await Promise.all([nonceOf(address), nonceOf(address)])
    expect(nonces[0]).toMatch(/^[\w-]{20,}$/)
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it.each(['br', 'gzip', 'identity'])('can be read as %s', async (encoding) => {
    const { address } = site()
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } })
    expect(await answer.text()).toContain('<h1>Home</h1>')
  })

  it('say whether mail is sent, and tell the server of every visit', async () => {
    const visits: string[] = []
    for (const mail of ['sent', 'kept']) {
      const app = new Hono<Env>()
      const pages = await createSiteModule({
        folder: siteFolder,
        operator: operatorPlaceholders,
        sendsMail: mail === 'sent',
        signUp: 'open',
        isFirstAwaited: async () => true,
      })
      pages.addPages(app, {
        framesAt: () => "'none'",
        siteUrl: 'http://here',
        onVisit: () => visits.push(mail),
      })
      await app.request('/favicon.svg')
      expect(await (await app.request('/dashboard')).text()).toContain(`data-mail="${mail}"`)
    }
    expect(visits).toEqual(['sent', 'kept'])
  })

  it.each([
    ['open', ''],
    ['invited', texts.admission.byInvitation],
  ] as const)(
    'say who may make an account where sign-up is %s, before the first one and after it',
    async (signUp, sentence) => {
      const app = new Hono<Env>()
      const answers = [() => Promise.reject(new Error('no database')), async () => true, async () => false]
      const pages = await createSiteModule({
        folder: siteFolder,
        operator: operatorPlaceholders,
        sendsMail: false,
        signUp,
        isFirstAwaited: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
      })
      pages.addPages(app, { framesAt: () => "'none'", siteUrl: 'http://here' })
      const said = async () =>
        /data-sign-up="(.*?)"/.exec(await (await app.request('/dashboard')).text())?.[1]
      const first = signUp === 'open' ? '' : texts.admission.first
      expect([await said(), await said(), await said(), await said()]).toEqual([
        sentence,
        first,
        sentence,
        sentence,
      ])
    },
  )

  it('say how to build the web application when it is not built', async () => {
    const app = new Hono<Env>()
    const notBuilt = await createSiteModule({
      folder: '/nowhere',
      operator: operatorPlaceholders,
      sendsMail: true,
      signUp: 'open',
      isFirstAwaited: async () => true,
    })
    notBuilt.addPages(app, { framesAt: () => "'none'", siteUrl: 'http://here' })
    const seen: unknown[] = []
    app.onError((error) => {
      seen.push(error)
      return new Response()
    })
    await app.request('/')
    expect(seen).toEqual([
      expect.objectContaining({ code: 'unavailable', message: expect.stringContaining('npm start') }),
    ])
  })
})

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('takes from %s %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen)
  })

  it('takes only what there is', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  })
})

async function nonceOf(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const inPolicy = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
  const inPage = /<template nonce="([^"]+)"/.exec(await answer.text())?.[1]
  expect(inPage).toBe(inPolicy)
  expect(policy).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src",
  )
  return inPage
}

/** A small site in the form that the build writes. */
async function writeSite(folder: string): Promise<void> {
  const write = async (name: string, body: string | Buffer) => {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), body)
  }
  await write('index.html', '<script>a()</script><h1>Home</h1><template nonce="%CSP_NONCE%"></template>')
  await write('pricing/index.html', '<h1>Pricing</h1>')
  await write('404.html', '<h1>Page Not Found</h1>')
  await write('app.html', '<div id="root" data-mail="%MAIL%" data-sign-up="%SIGN_UP%"></div>')
  await write('favicon.svg', '<svg/>')
  await write('assets/index-1a2b.js', script)
  await write('assets/index-1a2b.js.br', brotliCompressSync(script))
  await write('assets/index-1a2b.js.gz', gzipSync(script))
}
