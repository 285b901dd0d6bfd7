import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { askOrigin } from '../apps/server/src/testing/preview-visitor.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { createTestAuthClient } from '../apps/server/src/testing/test-auth-client.ts'
import { callerWith } from '../apps/server/src/testing/test-user.ts'

const { files, projects, publishing } = endpoints
const rounds = 12

it('kill -9 while an app is published, 12 times: visitors see the former app or the new one, and the new one in the end', async () => {
  const settings = { PORT: '0', DATA_DIR: await createTemporaryFolder() }
  let server = startServerProcess(settings)
  let ada = await signIn(await server.ready())
  const { id: projectId } = await ada.call(projects.create, { title: 'Oak' })
  let hash: string | null = null
  let live = ''
  for (let round = 0; round < rounds; round += 1) {
    const word = `round ${round}`
    const content = `<!doctype html><html><head></head><body><h1>${word}</h1></body></html>`
    await ada.call(files.write, { projectId, path: 'index.html', content, baseHash: hash })
    hash = (await ada.call(files.read, { projectId, path: 'index.html' })).hash
    await ada.call(publishing.publish, { projectId })
    await sleep((round % 6) * 60)
    server.kill('SIGKILL')
    await server.exited

    server = startServerProcess(settings)
    ada = await signIn(await server.ready())
    const seen = await visit(ada, projectId)
    expect([live, word]).toContain(seen)
    await expect.poll(() => visit(ada, projectId), { timeout: 60_000, interval: 250 }).toBe(word)
    live = word
  }
  const { publications } = await ada.call(publishing.read, { projectId })
  expect(publications.map(({ status }) => status)).toEqual(Array.from({ length: rounds }, () => 'published'))
  server.kill('SIGTERM')
  await server.exited
})

/** What the app's page says; empty while nothing is published. */
async function visit(user: ReturnType<typeof callerWith>, projectId: ProjectId): Promise<string> {
  const { url } = await user.call(publishing.read, { projectId })
  if (url === null) return ''
  const page = await askOrigin(url, '/', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  return /<h1>(.*)<\/h1>/.exec(page.text)?.[1] ?? ''
}

async function signIn(address: string) {
  const client = createTestAuthClient(address)
  const person = { email: 'ada@example.com', password: 'a joint that holds' }
  await client.signUp(person)
  const { data, error } = await client.signInWithPassword(person)
  if (error) throw error
  return callerWith(address, data.session.access_token)
}
