import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { askOrigin } from '../../../testing/preview-visitor.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import { createTestUser } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

const { publishing } = endpoints
let ada: TestUser

shareTestServer(async (server) => {
  ada = await createTestUser(server, { email: 'ada@example.com' })
})

const page =
  '<!doctype html><html><head><title>Oak</title></head><body><h1>Oak</h1><script type="module" src="/src/main.ts"></script></body></html>'

async function createApp(files: Record<string, string> = {}) {
  const project = await createTestProject(ada)
  const all = { 'index.html': page, 'src/main.ts': 'document.title = "first"', ...files }
  for (const [path, text] of Object.entries(all)) await project.write(path, text)
  return {
    ...project,
    overwrite: async (path: string, text: string) =>
      project.write(path, text, { baseHash: (await project.read(path)).hash }),
  }
}

/** Publishes, and gives the address once visitors see it. */
async function publish(projectId: ProjectId): Promise<string> {
  await ada.call(publishing.publish, { projectId })
  const read = () => ada.call(publishing.read, { projectId })
  await expect.poll(async () => (await read()).publications[0]?.status, { timeout: 60_000 }).toBe('published')
  return (await read()).url ?? ''
}

const statusOf = async (origin: string, path: string, headers: Record<string, string>) =>
  (await askOrigin(origin, path, { headers })).status

describe('an address of a single-page app', () => {
  it('answers its page to whoever does not say what they want to read, as programs that show or watch a link', async () => {
    const { projectId } = await createApp()
    const origin = await publish(projectId)
    for (const headers of [{}, { accept: '*/*' }, { accept: '*/*;q=0.8' }, { accept: 'text/html' }])
      for (const path of ['/about', '/about/', '/users/jane.doe', '/v1.2'])
        expect((await askOrigin(origin, path, { headers })).text).toContain('<h1>Oak</h1>')
    const head = await askOrigin(origin, '/about', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  it('answers nothing to them under the name of a file that is not there', async () => {
    const { projectId } = await createApp()
    const origin = await publish(projectId)
    const names = ['nope.js', 'nope.png', 'nope.zip', 'robots.txt', 'favicon.ico', 'wp-login.php', '.env']
    for (const name of [...names, '.git/config', '.well-known/apple-app-site-association'])
      for (const headers of [{}, { accept: '*/*' }])
        expect([name, await statusOf(origin, `/${name}`, headers)]).toEqual([name, 404])
  })

  it('answers nothing to a script that asks there for data, since its browser says so', async () => {
    const { projectId } = await createApp()
    const origin = await publish(projectId)
    expect(await statusOf(origin, '/api/x', { accept: '*/*', 'sec-fetch-dest': 'empty' })).toBe(404)
    for (const accept of ['application/json', 'application/json, text/plain, */*', 'image/*,*/*;q=0.8'])
      expect([accept, await statusOf(origin, '/api/x', { accept })]).toEqual([accept, 404])
  })
})

describe('a page that was opened before the app was published again', () => {
  const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"></svg>`
  const sourceOf = (name: string) => `import drawing from './${name}'\ndocument.title = drawing`
  const readPicture = async (origin: string) => {
    const [, script = ''] =
      /<script src="(\/assets\/app-[^"]+)"/.exec((await askOrigin(origin, '/')).text) ?? []
    const { text } = await askOrigin(origin, script)
    return /\/src\/\w+\.svg\?v=[\w-]+/.exec(text)?.[0] ?? ''
  }
  const kept = 'public, max-age=31536000, immutable'

  it('still finds a picture that the app no longer has', async () => {
    const project = await createApp({ 'src/hero.svg': drawing(4), 'src/main.ts': sourceOf('hero.svg') })
    const origin = await publish(project.projectId)
    const picture = await readPicture(origin)
    await project.overwrite('src/main.ts', 'document.title = "second"')
    await project.delete('src/hero.svg')
    await publish(project.projectId)
    expect(await askOrigin(origin, picture)).toMatchObject({
      status: 200,
      text: drawing(4),
      headers: { 'cache-control': kept },
    })
    for (const other of ['', '?v=another', '?v='])
      expect(await statusOf(origin, `/src/hero.svg${other}`, {})).toBe(404)
  })

  it('still finds a picture as it was, and one that is opened now finds it as it is', async () => {
    const project = await createApp({ 'src/hero.svg': drawing(4), 'src/main.ts': sourceOf('hero.svg') })
    const origin = await publish(project.projectId)
    const before = await readPicture(origin)
    await project.overwrite('src/hero.svg', drawing(8))
    await publish(project.projectId)
    const after = await readPicture(origin)
    expect(await askOrigin(origin, before)).toMatchObject({
      text: drawing(4),
      headers: { 'cache-control': kept },
    })
    expect(await askOrigin(origin, after)).toMatchObject({
      text: drawing(8),
      headers: { 'cache-control': kept },
    })
    for (const other of ['', '?v=another'])
      expect((await askOrigin(origin, `/src/hero.svg${other}`)).text).toBe(drawing(8))
  })
})

describe('a file of a published app', () => {
  it('is not sent again to whoever has it, also where a proxy has changed how its tag is written', async () => {
    const { projectId } = await createApp({ 'public/notes.txt': 'oak' })
    const origin = await publish(projectId)
    const tag = (await askOrigin(origin, '/notes.txt')).headers.etag ?? ''
    for (const known of [tag, `W/${tag}`, `"ash", ${tag}`, `"ash",W/${tag}`, '*'])
      expect([known, await statusOf(origin, '/notes.txt', { 'if-none-match': known })]).toEqual([known, 304])
    for (const other of ['', '"ash"', tag.slice(1, -1), `${tag}"`])
      expect([other, await statusOf(origin, '/notes.txt', { 'if-none-match': other })]).toEqual([other, 200])
  })

  it('tells its whole length to whoever asks only for its head', async () => {
    const { projectId } = await createApp({ 'public/film.mp4': 'x'.repeat(5_000) })
    const origin = await publish(projectId)
    const asked = { method: 'HEAD', headers: { range: 'bytes=0-9' } }
    expect(await askOrigin(origin, '/film.mp4', asked)).toMatchObject({
      status: 200,
      headers: { 'content-length': '5000', 'content-type': 'video/mp4', 'accept-ranges': 'bytes' },
    })
  })
})
