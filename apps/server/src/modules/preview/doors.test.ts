import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { askOrigin } from '../../testing/preview-visitor.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { createTestUser } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const page = '<!doctype html><title>Oak</title><h1>Oak</h1><script type="module" src="/src/main.ts"></script>'
const forPages = { 'sec-fetch-dest': 'iframe' }

let ada: TestUser
const server = shareTestServer(async (started) => {
  ada = await createTestUser(started)
})

it(
  'somebody who knows this machine by a number finds the preview at a port of that number',
  { tags: ['thorough'] },
  async () => {
    const { origin, parent, setCookie, cookie } = await enter(await createShop())
    expect(origin).toMatch(/^http:\/\/192\.168\.7\.7:2\d{4}$/)
    const { port } = new URL(origin)
    expect(setCookie).toMatch(new RegExp(`^preview-${port}=[^;]+; Path=/; HttpOnly; SameSite=Lax$`))
    const shown = await askOrigin(origin, '/', { headers: { ...forPages, cookie } })
    expect(shown).toMatchObject({
      status: 200,
      headers: { 'content-security-policy': `frame-ancestors ${parent}` },
    })
    expect(shown.text).toContain('<h1>Oak</h1>')
    // Nothing comes from a name that could not be opened either, and what the app keeps is kept by the page around it.
    expect(shown.text).not.toContain('preview.localhost')
    expect(shown.text).toContain('"isOriginShared":true')
    const runtime = /src="(\/@joinery\/runtime\/[^"]+)"/.exec(shown.text)?.[1] ?? ''
    for (const path of [runtime, '/@joinery/modules.js', '/src/main.ts'])
      expect((await askOrigin(origin, path, { headers: { cookie } })).status).toBe(200)
  },
)

it(
  'a door is closed without a pass, and to the pass of another project',
  { tags: ['thorough'] },
  async () => {
    const oak = await enter(await createShop())
    const ash = await enter(await createShop())
    expect(oak.origin).not.toBe(ash.origin)
    const pass = ash.cookie.replace(/^[^=]+/, oak.cookie.split('=')[0] ?? '')
    for (const cookie of ['', ash.cookie, pass]) {
      const refused = await askOrigin(oak.origin, '/', { headers: { ...forPages, cookie } })
      expect(refused.status).toBe(404)
      expect(refused.text).not.toContain('Oak')
    }
    const entry = ash.url.slice(ash.origin.length)
    const strange = await askOrigin(oak.origin, entry)
    expect(strange.status).toBe(404)
    expect(strange.headers).not.toHaveProperty('set-cookie')
  },
)

it('no neighbour at another port reports an error in its name', async () => {
  const { origin, parent, cookie } = await enter(await createShop())
  const neighbour = (await enter(await createShop())).origin
  const body = JSON.stringify({ errors: [{ kind: 'error', message: 'made up', stack: [] }] })
  const report = (from: Record<string, string>) =>
    askOrigin(origin, '/@joinery/reports', {
      method: 'POST',
      body,
      headers: { cookie, 'content-length': String(body.length), ...from },
    })
  for (const from of [
    { origin: neighbour },
    { origin: parent },
    { origin, 'sec-fetch-site': 'same-site' },
    {},
  ])
    expect((await report(from)).status).toBe(403)
  expect((await report({ origin })).status).toBe(204)
})

it('whoever comes through a tunnel finds the preview below its name, at the port of the tunnel', async () => {
  const { origin, parent, cookie } = await enter(await createShop(), 'localhost:8080')
  expect(origin).toMatch(/\.preview\.localhost:8080$/)
  const { host } = new URL(origin)
  const shown = await askOrigin(server().address, '/', { headers: { ...forPages, cookie, host } })
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'content-security-policy': `frame-ancestors ${parent}` },
  })
  expect(shown.text).toContain('"packagesOrigin":"http://packages.preview.localhost:8080"')
})

async function createShop(): Promise<ProjectId> {
  const project = await createTestProject(ada)
  await project.write('index.html', page)
  await project.write('src/main.ts', 'document.title = "started"')
  return project.projectId
}

/** As a browser does whose user has typed this address. */
async function enter(projectId: ProjectId, host = `192.168.7.7:${new URL(server().address).port}`) {
  const parent = `http://${host}`
  const answer = await askOrigin(server().address, `/api/projects/${projectId}/preview`, {
    method: 'POST',
    headers: {
      host,
      origin: parent,
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  const { url, origin } = endpoints.preview.open.output.parse(JSON.parse(answer.text))
  const there = new URL(origin)
  const isName = there.hostname.endsWith('.localhost')
  const entered = await askOrigin(isName ? server().address : origin, url.slice(origin.length), {
    headers: { host: there.host },
  })
  const setCookie = entered.headers['set-cookie']?.[0] ?? ''
  return { url, origin, parent, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}
