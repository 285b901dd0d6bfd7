import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endpoints, fillText, texts } from '@joinery/contract'
import type { RepositoryStatus } from '@joinery/contract'
import { hasGit } from '../../../testing/git-server.ts'
import { startGitHubDouble } from '../../../testing/github-double.ts'
import type { GitHubDouble } from '../../../testing/github-double.ts'
import { startServiceDoubles } from '../../../testing/service-doubles.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

const { integrations, team, versions } = endpoints
const { codeHosting } = texts.integrations

// Where the system has no `git http-backend`, vitest reports these as skipped.
describe.skipIf(!hasGit)('a project and its repository', { timeout: 60_000 }, () => {
  let github: GitHubDouble
  let server: TestServer
  const cleanups: (() => Promise<void>)[] = []

  beforeAll(async () => {
    github = await startGitHubDouble()
    cleanups.push(github.stop)
    server = await startTestServer({
      settings: {
        GITHUB_URL: github.url,
        GITHUB_API_URL: github.apiUrl,
        GITHUB_CLIENT_ID: github.app.id,
        GITHUB_CLIENT_SECRET: github.app.secret,
      },
      defer: (cleanup) => void cleanups.push(cleanup),
    })
  }, 60_000)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  })

  async function openProject() {
    const user = await createTestUser(server, { email: `${randomUUID()}@example.com` })
    return { user, ...(await createTestProject(user)) }
  }

  /** A project whose repository is on the Git server, which is reached with its own token. */
  async function openLinked() {
    const name = randomUUID()
    const remoteUrl = await github.git.createRepository(name)
    const opened = await openProject()
    const { projectId, user } = opened
    const link = () =>
      user.call(integrations.linkRepository, { projectId, remoteUrl, username: 'grace', token: github.token })
    return { ...opened, name, remoteUrl, link }
  }

  it('is created at GitHub as its settings say, private unless told otherwise, and gets all files', async () => {
    const { user, projectId, write } = await openProject()
    await write('src/a.ts', 'one')
    await write('logo.bin', Buffer.from([0, 255, 7]).toString('base64'), { encoding: 'base64' })
    expect(await user.refused(integrations.createRepository, { projectId, name: 'shop' })).toMatchObject({
      message: texts.integrations.connectFirst['code-hosting'],
    })
    await user.call(integrations.connectCodeHosting, { token: github.token })
    expect(await user.call(integrations.organizations, {})).toEqual({ organizations: ['carpenters'] })
    const seen = await watchStatuses(user, projectId, () =>
      user.call(integrations.createRepository, { projectId, name: 'shop', description: 'Tea' }),
    )
    expect(seen.result).toMatchObject({
      url: `${github.url}/ada/shop`,
      status: 'success',
      settings: { name: 'shop', description: 'Tea', isPrivate: true, organization: null },
    })
    expect(inOrder(seen.statuses)).toBe(true)
    // Programs at work: what takes that long cannot be missed.
    expect(seen.statuses.slice(-2)).toEqual(['pushing', 'success'])
    expect(await github.git.readLog('ada-shop')).toEqual([codeHosting.firstCommit])
    expect(Object.keys(await github.git.readFiles('ada-shop'))).toEqual(['logo.bin', 'src/a.ts'])
    const author = await github.git.git('ada-shop', 'log', '--format=%an <%ae>', 'main')
    expect(author.trim()).toBe('ada <42+ada@users.noreply.127.0.0.1>')
    expect(await user.refused(integrations.createRepository, { projectId, name: 'again' })).toMatchObject({
      status: 409,
      message: codeHosting.refusals.isThere,
    })
  })

  it("becomes an organization's, and tells why GitHub would not make one", async () => {
    const { user, projectId } = await openProject()
    await user.call(integrations.connectCodeHosting, { token: github.token })
    github.refuseWith(422)
    const wish = { projectId, name: 'shop', organization: 'carpenters' }
    const reason = fillText(codeHosting.refusals.said, { reason: 'name already exists on this account' })
    expect(await user.refused(integrations.createRepository, wish)).toMatchObject({ message: reason })
    expect(await user.call(integrations.repository, { projectId })).toMatchObject({
      repository: { status: 'error', message: reason, remoteUrl: null },
    })
    expect(await user.refused(integrations.push, { projectId })).toMatchObject({
      message: 'Repository URL not available.',
    })
    github.refuseWith(403)
    expect(await user.refused(integrations.createRepository, wish)).toMatchObject({
      message: expect.stringContaining(codeHosting.refusals.tokenTooWeak),
    })
    github.refuseWith(undefined)
    expect(await user.call(integrations.createRepository, wish)).toMatchObject({
      url: `${github.url}/carpenters/shop`,
    })
  })

  it('at GitHub gets the address and the publishable key of the hosted backend as variables, again and again', async () => {
    const backend = await startServiceDoubles()
    onTestFinished(backend.stop)
    const { user, projectId } = await openProject()
    await user.call(integrations.connectCodeHosting, { token: github.token })
    await user.call(integrations.createRepository, { projectId, name: `linked-${projectId.slice(0, 8)}` })
    expect(await user.refused(integrations.linkBackend, { projectId })).toMatchObject({
      message: texts.integrations.connectFirst['hosted-backend'],
    })
    const keys = { url: backend.url, ...backend.hostedBackend }
    await user.call(integrations.connectHostedBackend, keys)
    for (let time = 0; time < 2; time += 1) await user.call(integrations.linkBackend, { projectId })
    expect(Object.fromEntries(github.variables)).toEqual({
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    })
    const elsewhere = await openLinked()
    await elsewhere.link()
    expect(
      await elsewhere.user.refused(integrations.linkBackend, { projectId: elsewhere.projectId }),
    ).toMatchObject({ message: codeHosting.refusals.notAtHost })
  })

  it('takes any version as a commit with its message, and says so where it has these files already', async () => {
    const { user, projectId, write, name, link } = await openLinked()
    await link()
    const { hash } = await write('a.txt', 'one')
    const first = await user.call(versions.save, { projectId, description: 'Opening day' })
    await write('a.txt', 'two', { baseHash: hash })
    await user.call(integrations.push, { projectId, message: 'As it is now' })
    const pushed = await user.call(integrations.push, { projectId, versionId: first.id })
    expect(pushed.repository).toMatchObject({ status: 'success', syncedCommit: pushed.commit })
    expect(await github.git.readLog(name)).toEqual(['Restore from version history', 'As it is now'])
    expect(await github.git.readFiles(name)).toEqual({ 'a.txt': 'one' })
    expect(await user.call(integrations.push, { projectId, versionId: first.id })).toMatchObject({
      commit: null,
    })
  })

  it('never replaces commits that somebody else pushed, and takes them in as a version', async () => {
    const { user, projectId, write, read, paths, name, link } = await openLinked()
    await github.git.commit(name, { 'README.md': 'theirs', 'run.sh': '#!/bin/sh\n' })
    await link()
    await write('src/a.ts', 'mine')
    const moved = fillText(codeHosting.git.moved, { branch: 'main' })
    expect(await user.refused(integrations.push, { projectId })).toMatchObject({
      status: 409,
      message: moved,
    })
    expect(await user.call(integrations.repository, { projectId })).toMatchObject({
      repository: { status: 'error', message: moved },
    })
    const pulled = await user.call(integrations.pull, { projectId })
    expect(pulled).toMatchObject({ changed: ['README.md', 'run.sh'], leftOut: [] })
    expect((await read('README.md')).content).toBe('theirs')
    const { versions: history } = await user.call(versions.list, { projectId })
    expect(history[0]).toMatchObject({
      id: pulled.versionId,
      action: 'imported',
      description: fillText(codeHosting.pulledVersion, { branch: 'main', commit: pulled.commit.slice(0, 7) }),
    })
    await user.call(integrations.push, { projectId })
    expect(Object.keys(await github.git.readFiles(name))).toEqual(['README.md', 'run.sh', 'src/a.ts'])
    await github.git.commit(name, { 'README.md': null })
    expect(await user.call(integrations.pull, { projectId })).toMatchObject({ changed: ['README.md'] })
    expect(await paths()).not.toContain('README.md')
    expect(await user.call(integrations.pull, { projectId })).toMatchObject({ changed: [], versionId: null })
  })

  it('changes nothing where both sides changed a file, until somebody chooses a side', async () => {
    const { user, projectId, write, read, name, link } = await openLinked()
    await link()
    const { hash } = await write('a.txt', 'one')
    await write('b.txt', 'one')
    await user.call(integrations.push, { projectId })
    await github.git.commit(name, { 'a.txt': 'theirs', 'b.txt': 'theirs too' })
    const mine = await write('a.txt', 'mine', { baseHash: hash })
    expect(await user.refused(integrations.pull, { projectId })).toMatchObject({
      status: 409,
      message: codeHosting.conflict.one,
      issues: [{ path: 'a.txt', message: codeHosting.conflict.file }],
    })
    expect((await read('b.txt')).content).toBe('one')
    const kept = await user.call(integrations.pull, { projectId, onConflict: 'keep-mine' })
    expect(kept.changed).toEqual(['b.txt'])
    expect((await read('a.txt')).hash).toBe(mine.hash)
    await user.call(integrations.push, { projectId, message: 'Mine' })
    expect(await github.git.readFiles(name)).toEqual({ 'a.txt': 'mine', 'b.txt': 'theirs too' })
    await github.git.commit(name, { 'a.txt': 'theirs again' })
    await write('a.txt', 'mine again', { baseHash: mine.hash })
    await user.call(integrations.pull, { projectId, onConflict: 'take-theirs' })
    expect((await read('a.txt')).content).toBe('theirs again')
  })

  it(
    'leaves in the repository what the project cannot hold, and keeps what is executable so',
    { tags: ['thorough'] },
    async () => {
      const { user, projectId, write, name, link } = await openLinked()
      await github.git.commit(name, { 'big.bin': 'x'.repeat(2 * 1024 * 1024 + 1), 'run.sh': '#!/bin/sh\n' })
      const tree = await github.git.git(name, 'ls-tree', 'main')
      const blob = /blob (\w+)\trun.sh/.exec(tree)?.[1] ?? ''
      await github.git.git(name, 'read-tree', 'main')
      await github.git.git(name, 'update-index', '--add', '--cacheinfo', `120000,${blob},link`)
      await github.git.git(name, 'update-index', '--add', '--cacheinfo', `100755,${blob},run.sh`)
      const written = (await github.git.git(name, 'write-tree')).trim()
      const commit = await github.git.git(name, 'commit-tree', written, '-p', 'main', '-m', 'A link')
      await github.git.git(name, 'update-ref', 'refs/heads/main', commit.trim())
      await link()
      expect((await user.call(integrations.pull, { projectId })).leftOut).toEqual(['big.bin', 'link'])
      await write('new.txt', 'new')
      await user.call(integrations.push, { projectId })
      const after = await github.git.git(name, 'ls-tree', 'main')
      expect(after).toContain('120000 blob')
      expect(after).toMatch(/100755 blob \w+\trun\.sh/)
      expect(after).toContain('big.bin')
      expect(after).toContain('new.txt')
    },
  )

  it(
    'does not get what the project itself leaves out, and a pull lets that be',
    { tags: ['thorough'] },
    async () => {
      const { user, projectId, write, paths, name, link } = await openLinked()
      await link()
      await write('.gitignore', 'build/\n')
      await write('app/build/out.js', 'built')
      await write('app/main.js', 'main')
      await user.call(integrations.push, { projectId })
      expect(Object.keys(await github.git.readFiles(name))).toEqual(['.gitignore', 'app/main.js'])
      await github.git.commit(name, { 'app/main.js': 'theirs' })
      expect((await user.call(integrations.pull, { projectId })).changed).toEqual(['app/main.js'])
      expect(await paths()).toEqual(expect.arrayContaining(['app/build/out.js']))
    },
  )

  it(
    'never gets a file of the environment, and one that it has already stays there as it is',
    { tags: ['thorough'] },
    async () => {
      const { user, projectId, write, read, paths, name, link } = await openLinked()
      await github.git.commit(name, { '.env': 'THEIRS=1', 'app/main.js': 'main' })
      await link()
      await user.call(integrations.pull, { projectId })
      await write('.env', 'SECRET=1', { baseHash: (await read('.env')).hash })
      await write('app/.env.local', 'SECRET=2')
      await write('app/.env.example', 'SECRET=')
      for (const path of ['app/one.js', 'app/two.js']) {
        await write(path, 'new')
        await user.call(integrations.push, { projectId })
      }
      expect(await github.git.readFiles(name)).toEqual({
        '.env': 'THEIRS=1',
        'app/.env.example': 'SECRET=',
        'app/main.js': 'main',
        'app/one.js': 'new',
        'app/two.js': 'new',
      })
      expect(await paths()).toEqual(expect.arrayContaining(['.env', 'app/.env.local']))
      await github.git.commit(name, { 'app/main.js': 'theirs' })
      expect((await user.call(integrations.pull, { projectId })).changed).toEqual(['app/main.js'])
    },
  )

  it('says in words why a Git server cannot be reached, and links nothing then', async () => {
    const { user, projectId, remoteUrl } = await openLinked()
    const tell = async (link: object) =>
      (
        await user.refused(integrations.linkRepository, {
          projectId,
          remoteUrl,
          token: github.token,
          ...link,
        })
      ).message
    expect(await tell({ token: 'wrong' })).toBe(codeHosting.git.unauthorized)
    expect(await tell({ remoteUrl: `${github.git.url}/nothing.git` })).toBe(codeHosting.git.missing)
    expect(await tell({ remoteUrl: 'http://127.0.0.1:9/a.git' })).toBe(codeHosting.git.unreachable)
    expect(await tell({ remoteUrl: 'ssh://git.example/a.git' })).toBe(codeHosting.refusals.notHttps)
    expect(await tell({ remoteUrl: 'https://me:secret@git.example/a.git' })).toBe(
      codeHosting.refusals.hasCredentials,
    )
    expect(await tell({ token: '' })).toBe(codeHosting.refusals.noToken)
    expect(await user.call(integrations.repository, { projectId })).toEqual({ repository: null })
    const unreadable = { projectId, remoteUrl: 'a\0b' }
    expect(await user.refused(integrations.unlinkRepository, unreadable)).toMatchObject({ status: 400 })
  })

  it(
    'is the one that somebody has before them: what was meant for it reaches no other',
    { tags: ['thorough'] },
    async () => {
      const { user, projectId, write } = await openProject()
      await write('a.txt', 'mine')
      const [first, second] = [randomUUID(), randomUUID()]
      const link = async (name: string) => {
        const remoteUrl = await github.git.createRepository(name)
        await user.call(integrations.linkRepository, {
          projectId,
          remoteUrl,
          username: 'grace',
          token: github.token,
        })
        return remoteUrl
      }
      const remoteUrl = await link(first)
      await user.call(integrations.unlinkRepository, { projectId, remoteUrl })
      const other = await link(second)
      const late = { projectId, remoteUrl }
      const refusal = { status: 409, message: codeHosting.refusals.anotherLinked }
      expect(await user.refused(integrations.push, late)).toMatchObject(refusal)
      expect(await user.refused(integrations.pull, { ...late, onConflict: 'refuse' })).toMatchObject(refusal)
      expect(await user.refused(integrations.unlinkRepository, late)).toMatchObject(refusal)
      expect(await user.call(integrations.repository, { projectId })).toMatchObject({
        repository: { remoteUrl: other, status: 'idle' },
      })
      await user.call(integrations.push, { projectId, remoteUrl: other })
      expect(Object.keys(await github.git.readFiles(second))).toEqual(['a.txt'])
    },
  )

  it('is worked with by one at a time', async () => {
    const { user, projectId, write, link, name } = await openLinked()
    await link()
    await write('a.txt', 'one')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.ask(integrations.push, { projectId })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    expect(await github.git.readLog(name)).toEqual([texts.versions.commitMessage])
  })

  it('keeps its token sealed, sends it to nobody, and the log says who connected what', async () => {
    const { user, projectId, link, remoteUrl } = await openLinked()
    const answer = JSON.stringify([
      await link(),
      await user.call(integrations.connectCodeHosting, { token: github.token }),
      await user.call(integrations.list, {}),
      await user.call(integrations.repository, { projectId }),
    ])
    const rows = JSON.stringify([
      await queryDatabase(server.databaseUrl, 'select * from connections'),
      await queryDatabase(server.databaseUrl, 'select * from repositories'),
    ])
    for (const text of [answer, rows, server.logged.join('')]) expect(text).not.toContain(github.token)
    // Somebody who presses twice has done it once.
    await Promise.all([1, 2].map(() => user.call(integrations.unlinkRepository, { projectId })))
    await user.call(integrations.remove, { service: 'code-hosting' })
    expect(await user.call(integrations.list, {})).toMatchObject({ connections: [] })
    const { current } = await user.call(team.read, {})
    const { entries } = await user.call(team.audit, { workspaceId: current.id })
    expect(entries.map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'disconnected GitHub',
      `disconnected the repository ${remoteUrl}`,
      'connected GitHub',
      `connected the repository ${remoteUrl}`,
    ])
  })

  it('is reached through the app at GitHub by whoever began, and by nobody else', async () => {
    const ada = await createTestUser(server, { email: `${randomUUID()}@example.com` })
    const eve = await createTestUser(server, { email: `${randomUUID()}@example.com` })
    const agree = async (user: TestUser) => {
      const { url } = await user.call(integrations.beginCodeHosting, {})
      const back = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      const settings = (await fetch(back, { redirect: 'manual' })).headers.get('location') ?? ''
      const { searchParams } = new URL(settings, server.address)
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
    }
    const agreed = await agree(ada)
    expect(await eve.refused(integrations.finishCodeHosting, agreed)).toMatchObject({
      message: codeHosting.refusals.notYours,
    })
    expect(await ada.call(integrations.finishCodeHosting, agreed)).toMatchObject({
      service: 'code-hosting',
      account: 'ada',
    })
    expect(await ada.refused(integrations.finishCodeHosting, agreed)).toMatchObject({
      message: codeHosting.refusals.codeRefused,
    })
    expect(await ada.refused(integrations.connectCodeHosting, { token: 'ghp_wrong' })).toMatchObject({
      message: codeHosting.refusals.tokenRefused,
    })
  })

  it('asked GitHub nothing that its own description does not know, and understood only what it describes', () => {
    expect(github.violations).toEqual([])
    expect(new Set(github.operations)).toEqual(
      new Set([
        'users/get-authenticated',
        'orgs/list-for-authenticated-user',
        'repos/create-for-authenticated-user',
        'repos/create-in-org',
        'actions/list-repo-variables',
        'actions/create-repo-variable',
        'actions/update-repo-variable',
      ]),
    )
  })
})

const expectedOrder: RepositoryStatus[] = ['idle', 'authenticating', 'creating', 'pushing', 'success']

const inOrder = (statuses: readonly RepositoryStatus[]) =>
  statuses.every(
    (status, index) =>
      index === 0 || expectedOrder.indexOf(status) >= expectedOrder.indexOf(statuses[index - 1] ?? 'idle'),
  )

/** Asks again and again, as the screen does, while the work is under way. */
async function watchStatuses<Result>(
  user: TestUser,
  projectId: InputProjectId,
  work: () => Promise<Result>,
): Promise<{ result: Result; statuses: RepositoryStatus[] }> {
  const statuses: RepositoryStatus[] = []
  const end = new AbortController()
  const look = async () => {
    const { repository } = await user.call(integrations.repository, { projectId })
    if (repository && statuses.at(-1) !== repository.status) statuses.push(repository.status)
  }
  const watching = (async () => {
    while (!end.signal.aborted) await look()
    await look()
  })()
  const result = await work()
  end.abort()
  await watching
  return { result, statuses }
}

type InputProjectId = Awaited<ReturnType<typeof createTestProject>>['projectId']
