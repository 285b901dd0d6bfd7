import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endpoints, texts } from '@joinery/contract'
import { hasGit, startGitServer } from '../../../testing/git-server.ts'
import type { GitServer } from '../../../testing/git-server.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../../testing/test-user.ts'

const { integrations } = endpoints
const { refusals } = texts.integrations.codeHosting

describe.skipIf(!hasGit)('work with a repository that waits for its server', { timeout: 60_000 }, () => {
  let git: GitServer
  let server: TestServer
  shareTestServer(async (started) => {
    server = started
  })
  beforeAll(async () => {
    git = await startGitServer()
  })
  afterAll(() => git.stop())

  /** A project that is in step with a repository, which answers one kind of request only when it is let go. */
  async function openSlow(kind: 'git-receive-pack' | 'git-upload-pack') {
    const user = await createTestUser(server, { email: `${randomUUID()}@example.com` })
    const project = await createTestProject(user)
    const { projectId } = project
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    let isHeld = false
    const slow = createServer(async (request, response) => {
      if (isHeld && request.method === 'POST' && request.url?.endsWith(kind)) {
        reached.resolve()
        await released.promise
      }
      git.serve(request, response)
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void slow.close())
    const address = slow.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const link = (remoteUrl: string) =>
      user.call(integrations.linkRepository, { projectId, remoteUrl, username: 'grace', token: git.token })
    const [first, second] = [randomUUID(), randomUUID()]
    await link((await git.createRepository(first)).replace(git.url, `http://127.0.0.1:${port}`))
    await git.createRepository(second)
    await git.commit(second, { 'theirs.txt': 'theirs' })
    const { hash } = await project.write('mine.txt', 'mine')
    await user.call(integrations.push, { projectId })
    isHeld = true
    return {
      ...project,
      user,
      first,
      hash,
      reached: reached.promise,
      release: released.resolve,
      async linkSecond() {
        await user.call(integrations.unlinkRepository, { projectId })
        await link(`${git.url}/${second}.git`)
      },
      find: async () => (await user.call(integrations.repository, { projectId })).repository,
    }
  }

  it('leaves nothing in the next repository of what it pushed to the first', async () => {
    const { user, projectId, write, paths, find, ...slow } = await openSlow('git-receive-pack')
    await write('mine.txt', 'mine, changed', { baseHash: slow.hash })
    const pushing = user.refused(integrations.push, { projectId })
    await slow.reached
    await slow.linkSecond()
    slow.release()
    expect(await pushing).toMatchObject({ status: 409, message: refusals.interrupted })
    expect(await find()).toMatchObject({ status: 'idle', message: null, syncedCommit: null })
    // What the project has and the new repository has not was never there, and is no deletion.
    expect((await user.call(integrations.pull, { projectId })).changed).toEqual(['theirs.txt'])
    expect(await paths()).toEqual(['mine.txt', 'theirs.txt'])
  })

  it('brings nothing into the project of what it pulled from the first', { tags: ['thorough'] }, async () => {
    const { user, projectId, paths, find, ...slow } = await openSlow('git-upload-pack')
    await git.commit(slow.first, { 'old.txt': 'old' })
    const pulling = user.refused(integrations.pull, { projectId })
    await slow.reached
    await slow.linkSecond()
    slow.release()
    expect(await pulling).toMatchObject({ status: 409, message: refusals.interrupted })
    expect(await find()).toMatchObject({ status: 'idle', message: null, syncedCommit: null })
    expect(await paths()).toEqual(['mine.txt'])
  })

  it(
    'finds the project as it is when the files are there, and loses nothing that was written meanwhile',
    { tags: ['thorough'] },
    async () => {
      const { user, projectId, write, read, find, ...slow } = await openSlow('git-upload-pack')
      await git.commit(slow.first, { 'mine.txt': null, 'theirs.txt': 'theirs' })
      const pulling = user.refused(integrations.pull, { projectId })
      await slow.reached
      await write('mine.txt', 'written meanwhile', { baseHash: slow.hash })
      slow.release()
      expect(await pulling).toMatchObject({ status: 409, issues: [{ path: 'mine.txt' }] })
      expect((await read('mine.txt')).content).toBe('written meanwhile')
      expect(await find()).toMatchObject({
        status: 'error',
        message: texts.integrations.codeHosting.conflict.one,
      })
    },
  )

  it('brings nothing for whoever may not open the project any more', { tags: ['thorough'] }, async () => {
    const { user, projectId, ...slow } = await openSlow('git-upload-pack')
    await git.commit(slow.first, { 'theirs.txt': 'theirs' })
    const owner = await createTestUser(server)
    const pulling = user.refused(integrations.pull, { projectId })
    await slow.reached
    const { current } = await owner.call(endpoints.team.read, {})
    const give = 'update projects set user_id = $2, workspace_id = $3 where id = $1'
    await queryDatabase(server.databaseUrl, give, [projectId, owner.id, current.id])
    slow.release()
    expect(await pulling).toMatchObject({ status: 404 })
    const entries = (await owner.call(endpoints.files.tree, { projectId })).entries
    expect(entries.map(({ path }) => path)).toEqual(['mine.txt'])
  })

  it(
    'is done with two repositories of a user at a time, and the others wait',
    { tags: ['thorough'] },
    async () => {
      const user = await createTestUser(server, { email: `${randomUUID()}@example.com` })
      const [name, counted] = [randomUUID(), { now: 0, most: 0 }]
      await git.createRepository(name)
      await git.commit(name, { 'theirs.txt': 'theirs' })
      const counting = createServer((request, response) => {
        if (request.url?.endsWith('git-upload-pack')) {
          counted.now += 1
          counted.most = Math.max(counted.most, counted.now)
          response.once('close', () => (counted.now -= 1))
        }
        git.serve(request, response)
      })
      await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void counting.close())
      const address = counting.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const remote = { remoteUrl: `http://127.0.0.1:${port}/${name}.git`, token: git.token }
      const projects = await Promise.all(Array.from({ length: 6 }, () => createTestProject(user)))
      for (const { projectId } of projects)
        await user.call(integrations.linkRepository, { projectId, username: 'grace', ...remote })
      counted.most = 0
      const pulled = await Promise.all(
        projects.map(({ projectId }) => user.call(integrations.pull, { projectId })),
      )
      expect(pulled.map(({ changed }) => changed)).toEqual(projects.map(() => ['theirs.txt']))
      expect(counted.most).toBeLessThanOrEqual(2)
    },
  )

  it(
    'does not take over from work that was begun because it was thought to be dead',
    { tags: ['thorough'] },
    async () => {
      const { user, projectId, write, find, ...slow } = await openSlow('git-receive-pack')
      await write('mine.txt', 'mine, changed', { baseHash: slow.hash })
      const pushing = user.refused(integrations.push, { projectId })
      await slow.reached
      const later = 'update repositories set started_at = $2 where project_id = $1'
      const begun = new Date('2026-01-02T03:04:05.678Z')
      await queryDatabase(server.databaseUrl, later, [projectId, begun.toISOString()])
      slow.release()
      expect(await pushing).toMatchObject({ status: 409, message: refusals.interrupted })
      const statement = 'select started_at from repositories where project_id = $1'
      expect(await queryDatabase(server.databaseUrl, statement, [projectId])).toEqual([{ started_at: begun }])
      expect(await find()).toMatchObject({ message: refusals.interrupted })
    },
  )
})
