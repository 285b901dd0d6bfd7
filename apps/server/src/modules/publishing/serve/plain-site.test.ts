import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { askOrigin, visitPreview } from '../../../testing/preview-visitor.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import { createTestUser } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

const { publishing } = endpoints
let ada: TestUser

shareTestServer(async (server) => {
  ada = await createTestUser(server, { email: 'ada@example.com' })
})

const files = {
  'index.html':
    '<!doctype html><html><head><title>Club</title></head><body><a href="about/">About</a><script src="js/script.js"></script></body></html>',
  'about/index.html':
    '<!doctype html><html><body><h1>About us</h1><script src="../js/script.js"></script></body></html>',
  'pages/team.html': '<!doctype html><html><body><h1>The team</h1></body></html>',
  'js/script.js': "fetch('/data/items.json')",
  'data/items.json': '["oak"]',
  'src/notes.tsx': 'export const secretPlan = 1',
  '.env': 'API_KEY=sk_live_1',
}

it('answers what was previewed once it is published: pages in folders, scripts and data, and no sources', async () => {
  const { projectId, write } = await createTestProject(ada)
  for (const [path, text] of Object.entries(files)) await write(path, text)
  const preview = await visitPreview(ada, projectId)
  await ada.call(publishing.publish, { projectId })
  const read = () => ada.call(publishing.read, { projectId })
  await expect.poll(async () => (await read()).publications[0]?.status, { timeout: 60_000 }).toBe('published')
  const origin = (await read()).url ?? ''
  const goToSite = (path: string) => askOrigin(origin, path, { headers: { 'sec-fetch-dest': 'document' } })

  for (const goTo of [preview.goTo, goToSite]) {
    for (const path of ['/about/', '/about/index.html']) expect((await goTo(path)).text).toContain('About us')
    expect((await goTo('/pages/team')).text).toContain('The team')
    expect(await goTo('/about?from=home')).toMatchObject({
      status: 302,
      headers: { location: '/about/?from=home' },
    })
  }
  for (const ask of [preview.ask, (path: string) => askOrigin(origin, path)]) {
    expect((await ask('/js/script.js')).text).toBe(files['js/script.js'])
    expect((await ask('/data/items.json')).text).toBe('["oak"]')
    expect((await ask('/.env')).status).toBe(404)
  }
  expect((await askOrigin(origin, '/src/notes.tsx')).status).toBe(404)
})
