import { randomUUID } from 'node:crypto'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { endpoints, projectId as projectIdSchema, texts } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { askOrigin, visitPreview } from '../../testing/preview-visitor.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createTestUser } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const page = '<!doctype html><title>Oak</title><h1>Oak</h1><script type="module" src="/src/main.ts"></script>'

let server: TestServer
let ada: TestUser
let bob: TestUser

shareTestServer(async (started) => {
  server = started
  ada = await createTestUser(server)
  bob = await createTestUser(server, { email: 'bob@example.com' })
})

async function createShop() {
  const project = await createTestProject(ada)
  await project.write('index.html', page)
  await project.write('src/main.ts', 'document.title = "started"')
  await project.write('public/robots.txt', 'User-agent: *')
  await project.write('src/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return project
}

describe('the way to a preview', () => {
  it('leads to an origin of the project by an address that becomes a cookie', async () => {
    const { projectId } = await createShop()
    const { origin, url, hasPreview, entered } = await visitPreview(ada, projectId)
    expect(new URL(origin).hostname).toMatch(/^[a-z2-7]{42}\.preview\.localhost$/)
    expect(url.startsWith(`${origin}/`)).toBe(true)
    expect(hasPreview).toBe(true)
    expect(entered).toMatchObject({ status: 302, headers: { location: '/' } })
    expect(entered.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-preview=[^;]+; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/),
    ])
  })

  it('is closed to a stranger, signed in or not, as if there were no project', async () => {
    const { projectId } = await createShop()
    const missing = { projectId: projectIdSchema.parse(randomUUID()) }
    const refusal = await bob.refused(endpoints.preview.open, { projectId })
    expect(refusal).toMatchObject({ status: 404 })
    expect((await bob.refused(endpoints.preview.open, missing)).message).toBe(refusal.message)
    const { origin } = await visitPreview(ada, projectId)
    const plain = await askOrigin(origin, '/', { headers: { 'sec-fetch-dest': 'iframe' } })
    expect(plain.status).toBe(404)
    expect(plain.text).not.toContain('Oak')
    for (const path of ['/src/main.ts', '/robots.txt', '/@joinery/modules.js', '/@joinery/updates'])
      expect((await askOrigin(origin, path)).status).toBe(404)
  })

  it('gives the app no file in which its people keep secrets', async () => {
    const { projectId, write } = await createShop()
    for (const path of ['.env', 'public/.env', 'server/.env.local', 'certs/server.pem'])
      await write(path, 'API_KEY=sk_live_1')
    const { ask, goTo } = await visitPreview(ada, projectId)
    const paths = [
      '/certs/server.pem',
      '/.env',
      '/%2eenv',
      '/public/.env',
      '/server/.env.local',
      '/server/%2Eenv.local?raw',
    ]
    for (const path of paths) {
      expect((await ask(path)).text).not.toContain('sk_live_1')
      expect((await goTo(path)).text).not.toContain('sk_live_1')
    }
  })

  it('is no way to another project: each pass is worth something on its own origin alone', async () => {
    const own = await createTestProject(bob)
    await own.write('index.html', page)
    const theirs = await createShop()
    const ofBob = await visitPreview(bob, own.projectId)
    const ofAda = await visitPreview(ada, theirs.projectId)
    const across = await askOrigin(ofAda.origin, '/', {
      headers: { cookie: ofBob.cookie, accept: 'text/html' },
    })
    expect(across.status).toBe(404)
    const { pathname, search } = new URL(ofBob.url)
    expect((await askOrigin(ofAda.origin, pathname + search)).status).toBe(404)
  })

  it('takes no forged pass and none that was made for another purpose', async () => {
    const { projectId } = await createShop()
    const { origin, url, cookie } = await visitPreview(ada, projectId)
    const pass = new URL(url).searchParams.get('pass') ?? ''
    const forged = `${pass.slice(0, -2)}${pass.endsWith('AA') ? 'BB' : 'AA'}`
    for (const bad of ['', 'x.y', forged, cookie.replace('__Host-preview=', '')])
      expect((await askOrigin(origin, `/@joinery/enter?pass=${bad}`)).status).toBe(404)
    const asCookie = await askOrigin(origin, '/', { headers: { cookie: `__Host-preview=${pass}` } })
    expect(asCookie.status).toBe(404)
  })

  it('goes to no other site', async () => {
    const { projectId } = await createShop()
    const { origin, url } = await visitPreview(ada, projectId)
    const pass = new URL(url).searchParams.get('pass') ?? ''
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const query = new URLSearchParams({ pass, to })
      const { headers } = await askOrigin(origin, `/@joinery/enter?${query.toString()}`)
      expect(headers.location).toBe('/')
    }
  })

  it('closes when the project is deleted', async () => {
    const { projectId } = await createShop()
    const visitor = await visitPreview(ada, projectId)
    expect((await visitor.goTo('/')).status).toBe(200)
    await ada.call(endpoints.projects.delete, { projectId, confirmation: 'one' })
    expect((await visitor.goTo('/')).status).toBe(404)
  })

  it('answers 404 under a name that no project has', async () => {
    const { projectId } = await createShop()
    const { origin, cookie } = await visitPreview(ada, projectId)
    const { port } = new URL(origin)
    for (const label of ['a'.repeat(42), 'api', 'www'])
      expect(
        (await askOrigin(`http://${label}.preview.localhost:${port}`, '/', { headers: { cookie } })).status,
      ).toBe(404)
  })
})

describe('a preview', () => {
  it('answers with the page, its modules and its files as what they are', async () => {
    const { projectId } = await createShop()
    const { goTo, ask } = await visitPreview(ada, projectId)
    const document = await goTo('/')
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(document.text).toContain('<h1>Oak</h1>')
    const [runtime = '', modules = ''] = [...document.text.matchAll(/<script src="([^"]+)"/g)].map(
      ([, url]) => url ?? '',
    )
    expect((await ask(runtime)).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await ask(modules)).text).toContain('started')
    expect(await ask('/robots.txt')).toMatchObject({
      text: 'User-agent: *',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
    expect((await ask('/src/logo.svg')).headers['content-type']).toBe('image/svg+xml')
    expect(await ask('/robots.txt', { headers: { range: 'bytes=5-9' } })).toMatchObject({
      status: 206,
      text: 'agent',
      headers: { 'content-range': 'bytes 5-9/13', 'content-length': '5' },
    })
    expect((await ask('/robots.txt', { headers: { range: 'bytes=13-' } })).status).toBe(416)
  })

  it('names the packages in use at addresses that never change, and no others', async () => {
    const project = await createTestProject(ada)
    await project.write('index.html', page)
    await project.write('src/main.ts', "import { clsx } from 'clsx'\ndocument.title = clsx('oak')")
    const { goTo, ask } = await visitPreview(ada, project.projectId)
    const { text } = await goTo('/')
    const addresses = [...text.matchAll(/href="([^"]*\/packages\/[^"]*)"/g)].map(([, url]) => url ?? '')
    expect(addresses).toEqual([expect.stringMatching(/\/packages\/[0-9a-f]{12}\/react-19\/clsx\/clsx\.js$/)])
    const { pathname } = new URL(addresses[0] ?? '')
    expect((await ask(pathname)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('lets nobody keep what stands for a file that could not be prepared', async () => {
    const project = await createTestProject(ada)
    await project.write('index.html', page)
    await project.write('src/main.ts', "import odd from 'lodash/no-such-file'\nconsole.log(odd)")
    const { goTo, ask } = await visitPreview(ada, project.projectId)
    const [, address = ''] = /href="([^"]*\/packages\/[^"]*)"/.exec((await goTo('/')).text) ?? []
    expect(await ask(new URL(address).pathname)).toMatchObject({
      text: expect.stringContaining('could not be prepared'),
      headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    })
  })

  it('says in an empty frame which server a project would need', async () => {
    const project = await createTestProject(ada)
    await project.write('artisan', '#!/usr/bin/env php')
    const { goTo } = await visitPreview(ada, project.projectId)
    expect((await goTo('/')).text).toContain('This is a PHP project. Its pages need a PHP server')
  })

  it('carries the headers that keep it apart', async () => {
    const { projectId } = await createShop()
    const { goTo, ask } = await visitPreview(ada, projectId)
    for (const answer of [await goTo('/'), await ask('/robots.txt'), await ask('/nothing.js')]) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': `frame-ancestors ${server.address} ${server.address.replace('localhost', '127.0.0.1')}`,
        'origin-agent-cluster': '?1',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(answer.headers['x-frame-options']).toBeUndefined()
    }
  })

  it('answers its page at every address of the app, and 404 without a page for a file that is not there', async () => {
    const { projectId } = await createShop()
    const { goTo, ask } = await visitPreview(ada, projectId)
    for (const path of ['/shop/1', '/users/jane.doe', '/a%20b?c=d']) {
      const answer = await goTo(path)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('<h1>Oak</h1>')
    }
    for (const path of ['/missing.png', '/assets/app.js', '/api/items'])
      expect(await ask(path)).toMatchObject({
        status: 404,
        headers: { 'content-type': expect.stringMatching(/^text\/plain/i) },
      })
    expect((await goTo('/brochure.pdf')).status).toBe(404)
  })

  it('refuses the script of a service worker', async () => {
    const { projectId, write } = await createShop()
    await write('public/sw.js', 'self.addEventListener("fetch", () => {})')
    const { ask } = await visitPreview(ada, projectId)
    expect((await ask('/sw.js')).status).toBe(200)
    expect((await ask('/sw.js', { headers: { 'service-worker': 'script' } })).status).toBe(403)
  })

  it('is compressed over a line, by what the browser takes, and left as it is on this machine', async () => {
    const { projectId, write, read } = await createShop()
    const { hash } = await read('src/main.ts')
    await write('src/main.ts', `document.title = '${'oak '.repeat(2_000)}'`, { baseHash: hash })
    const { origin, ask, goTo } = await visitPreview(ada, projectId)
    const [, runtime = ''] = /"([^"]+\/@joinery\/runtime\/[^"]+)"/.exec((await goTo('/')).text) ?? []
    const askShared: typeof ask = (path, options) => askOrigin(new URL(runtime, origin).origin, path, options)
    for (const [at, path] of [
      [ask, '/@joinery/modules.js'],
      [askShared, new URL(runtime, origin).pathname],
    ] as const) {
      const here = await at(path, { headers: { 'accept-encoding': 'gzip, zstd' } })
      expect(here.headers['content-encoding']).toBeUndefined()
      for (const [accepted, unpack] of [
        ['gzip, deflate, br, zstd', zstdDecompressSync],
        ['gzip, deflate', gunzipSync],
      ] as const) {
        const headers = { 'x-forwarded-for': '198.18.0.1', 'accept-encoding': accepted }
        const away = await at(path, { headers })
        expect(away.bytes.length).toBeLessThan(here.bytes.length / 2)
        expect(unpack(away.bytes).toString()).toBe(here.text)
        expect(away.headers.vary).toBe('accept-encoding')
      }
    }
  })

  it('says that there is nothing to show yet, or why there never will be', async () => {
    const { projectId, write } = await createTestProject(ada)
    const { hasPreview, goTo } = await visitPreview(ada, projectId)
    expect(hasPreview).toBe(false)
    expect((await goTo('/')).text).toContain(texts.preview.empty)
    await write('composer.json', '{}')
    await write('artisan', '#!/usr/bin/env php')
    expect((await goTo('/')).text).toContain('This is a PHP project. Its pages need a PHP server')
  })

  it('shows what was saved, to whoever comes and to whoever watches', async () => {
    const { projectId, write, read } = await createShop()
    const { ask, cookie, origin } = await visitPreview(ada, projectId)
    const { port, host } = new URL(origin)
    const { hash } = await read('src/main.ts')
    const watching = new AbortController()
    const updates = fetch(`http://127.0.0.1:${port}/@joinery/updates`, {
      headers: { host, cookie },
      signal: watching.signal,
    })
    await write('src/main.ts', 'document.title = "again"', { baseHash: hash })
    await expect.poll(async () => (await ask('/@joinery/modules.js')).text).toContain('again')
    watching.abort()
    await updates.catch(() => undefined)
  })
})

it('leaves as an archive that runs outside: with what the project lacks, and nothing of it changed', async () => {
  const { projectId, write } = await createTestProject(ada)
  await write('src/App.jsx', "import { Star } from 'lucide-react'\nexport default () => <Star />")
  const headers = { authorization: `Bearer ${ada.token}` }
  const ask = (query: string) =>
    fetch(`${server.address}/api/projects/${projectId}/export${query}`, { headers })
  const archive = Buffer.from(await (await ask('?form=vite')).arrayBuffer()).toString('latin1')
  for (const name of ['package.json', 'vite.config.js', 'index.html', 'src/App.jsx'])
    expect(archive).toContain(`one/${name}`)
  expect(Buffer.from(await (await ask('')).arrayBuffer()).toString('latin1')).not.toContain('package.json')
})

it(
  'stands below the name that the operator chose, and tells browsers to stay with https there',
  { tags: ['thorough'] },
  async () => {
    const behindProxy = await startTestServer({
      settings: { PUBLIC_URL: 'https://joinery.example.com', PREVIEW_HOST: 'previews.example.net' },
    })
    const address = `http://127.0.0.1:${behindProxy.port}`
    const owner = await createTestUser({ address, databaseUrl: behindProxy.databaseUrl })
    const { projectId, write } = await createTestProject(owner)
    await write('index.html', page)
    const { origin, url } = await owner.call(endpoints.preview.open, { projectId })
    expect(origin).toMatch(/^https:\/\/[a-z2-7]{42}\.previews\.example\.net$/)
    const { pathname, search, host } = new URL(url)
    const entered = await askOrigin(address, pathname + search, { headers: { host } })
    expect(entered).toMatchObject({
      status: 302,
      headers: {
        'content-security-policy': 'frame-ancestors https://joinery.example.com',
        'strict-transport-security': 'max-age=31536000',
      },
    })
  },
)
