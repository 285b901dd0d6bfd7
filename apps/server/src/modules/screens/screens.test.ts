import { endpoints, screenNames, screenParts } from '@joinery/contract'
import type { ScreenName } from '@joinery/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { awaitEvents, startRun } from '../../testing/run-client.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { createTestUser } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { screens, projects, team } = endpoints

const sharedServer = shareTestServer()
let ada: TestUser

beforeAll(async () => {
  ada = await createTestUser(sharedServer())
  const { projectId } = await createTestProject(ada)
  await awaitEvents(sharedServer().address, ada, (await startRun(ada, projectId)).id)
}, 60_000)

describe('what a screen shows first', () => {
  it.each(screenNames)('is for %s what each of its parts answers alone', async (screen) => {
    const { answers } = await ada.call(screens.read, { screen })
    for (const [address, answer] of Object.entries(answers)) {
      const alone: unknown = await (await askAt(ada, address)).json()
      expect({ address, answer }).toEqual({ address, answer: alone })
    }
    // She has connected no database, so there is no history of one.
    const answered = pathsOf(answers)
    expect([...partsOf(screen)].filter((path) => !answered.has(path))).toEqual(
      screen === 'databases' ? ['/api/databases/:databaseId/history'] : [],
    )
  })

  it('comes without what stands around every screen, where that is there already', async () => {
    const { answers } = await ada.call(screens.read, { screen: 'users', withShell: 'false' })
    expect(pathsOf(answers)).toEqual(new Set<string>(screenParts.users))
  })

  it('is of the project that is the newest now, whichever was when somebody last looked', async () => {
    const grace = await createTestUser(sharedServer())
    const { projectId: first, write } = await createTestProject(grace)
    const readHome = async () => JSON.stringify(await grace.call(screens.read, { screen: 'home' }))
    expect(await readHome()).toContain(`/api/projects/${first}/files`)
    await write('new.ts', 'new')
    expect(await readHome()).toContain('new.ts')
    const [project] = (await grace.call(projects.list, {})).projects
    await grace.call(projects.delete, { projectId: first, confirmation: project?.title ?? '' })
    expect(await readHome()).not.toContain(first)
    const { projectId: second } = await createTestProject(grace)
    expect(await readHome()).toContain(`/api/projects/${second}/files`)
  })

  it('is compressed on its way over a line, and says the same', async () => {
    const away = { 'x-forwarded-for': '198.18.0.1' }
    const [here, packed, plain] = await Promise.all([
      askAt(ada, '/api/screens/home'),
      askAt(ada, '/api/screens/home', { ...away, 'accept-encoding': 'gzip' }),
      askAt(ada, '/api/screens/home', { ...away, 'accept-encoding': 'identity' }),
    ])
    expect([here, packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
      null,
    ])
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(
      Number(plain.headers.get('content-length')) / 2,
    )
    const said: unknown = await here.json()
    expect(await Promise.all([packed.json(), plain.json()])).toEqual([said, said])
  })

  it('is for nobody who is not signed in', async () => {
    const answer = await fetch(`${sharedServer().address}/api/screens/home`)
    expect(answer.status).toBe(401)
  })

  it('leaves out what its reader may not see or what is not there, and has the rest', async () => {
    const eve = await createTestUser(sharedServer())
    const [project] = (await ada.call(projects.list, {})).projects
    const { current } = await ada.call(team.read, {})
    const settings = await eve.call(screens.read, { screen: 'settings', projectId: project?.id })
    expect(JSON.stringify(settings)).not.toContain(project?.id)
    expect(Object.keys(settings.answers)).toContain('/api/account/devices')
    const users = await eve.call(screens.read, { screen: 'users', workspaceId: current.id })
    expect(pathsOf(users.answers)).toEqual(new Set<string>([...screenParts.shell, '/api/mail/access']))
  })
})

const askAt = (user: TestUser, address: string, headers: Record<string, string> = {}) =>
  fetch(`${sharedServer().address}${address}`, {
    headers: { authorization: `Bearer ${user.token}`, ...headers },
  })

const partsOf = (screen: ScreenName) => new Set<string>([...screenParts.shell, ...screenParts[screen]])

/** The paths of the endpoints that answered. */
function pathsOf(answers: Record<string, unknown>): Set<string> {
  const paths = Object.values(endpoints).flatMap((area) => Object.values(area).map(({ path }) => path))
  return new Set(
    Object.keys(answers).map((address) => {
      const pathname = address.replace(/\?.*/, '')
      const fits = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
      return paths.includes(pathname) ? pathname : paths.find(fits)
    }),
  )
}
