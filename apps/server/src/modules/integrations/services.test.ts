import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, fillText, texts } from '@joinery/contract'
import { openHeldDoor } from '../../testing/held-door.ts'
import { makeDesign, startServiceDoubles } from '../../testing/service-doubles.ts'
import type { ServiceDoubles } from '../../testing/service-doubles.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'

const { integrations, team } = endpoints
const { appBackend, designTool, hostedBackend } = texts.integrations

const cleanups: (() => Promise<void>)[] = []
let doubles: ServiceDoubles
let server: TestServer

beforeAll(async () => {
  doubles = await startServiceDoubles()
  cleanups.push(doubles.stop)
  server = await startTestServer({
    settings: { FIGMA_API_URL: doubles.url, FIREBASE_API_URL: doubles.url },
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

const keysOf = ({ url, hostedBackend: keys }: ServiceDoubles) => ({ url, ...keys })

describe('the hosted backend', () => {
  it('is connected when it knows the keys, and not before', async () => {
    const { user } = await openProject()
    const keys = keysOf(doubles)
    const tell = async (wrong: object) =>
      (await user.refused(integrations.connectHostedBackend, { ...keys, ...wrong })).message
    expect(await tell({ publishableKey: 'wrong' })).toBe(hostedBackend.refusals.publishableKey)
    expect(await tell({ secretKey: 'wrong' })).toBe(hostedBackend.refusals.secretKey)
    expect(await tell({ publishableKey: keys.secretKey })).toBe(hostedBackend.refusals.keysSwapped)
    expect(await tell({ url: 'http://127.0.0.1:9' })).toBe(hostedBackend.refusals.unreachable)
    expect(await tell({ url: 'not a url' })).toBe(hostedBackend.refusals.notHttps)
    expect(await user.call(integrations.list, {})).toMatchObject({ connections: [] })
    expect(await user.call(integrations.connectHostedBackend, keys)).toMatchObject({
      service: 'hosted-backend',
      account: new URL(doubles.url).host,
      checkedAgainst: 'service',
    })
  })

  it('gives projects its client code, the publishable key, and nothing that is secret', async () => {
    const { user, projectId, write, read } = await openProject()
    expect(
      await user.refused(integrations.addBackendClient, { projectId, service: 'hosted-backend' }),
    ).toMatchObject({ message: texts.integrations.connectFirst['hosted-backend'] })
    await user.call(integrations.connectHostedBackend, keysOf(doubles))
    await write('.env', '# mine\nVITE_OTHER=1\n')
    const { files } = await user.call(integrations.addBackendClient, { projectId, service: 'hosted-backend' })
    expect(files).toEqual(['.env', 'src/lib/supabase.ts'])
    const environment = (await read('.env')).content
    expect(environment).toContain('# mine\nVITE_OTHER=1\n')
    expect(environment).toContain(`VITE_SUPABASE_PUBLISHABLE_KEY="${doubles.hostedBackend.publishableKey}"`)
    expect((await read('src/lib/supabase.ts')).content).toContain('import.meta.env.VITE_SUPABASE_URL')
    expect(environment).not.toContain(doubles.hostedBackend.secretKey)
  })
})

describe('the design tool', () => {
  it('is connected when it knows the token, can be reconfigured, can be removed, and the log says who did it', async () => {
    const { user } = await openProject()
    expect(await user.refused(integrations.connectDesignTool, { token: ' ' })).toMatchObject({
      issues: [{ path: 'token', message: 'Please enter your Figma API token' }],
    })
    expect(await user.refused(integrations.connectDesignTool, { token: 'short' })).toMatchObject({
      message: designTool.refusals.form,
    })
    const wrong = { token: 'figd_wrong_wrong_wrong_wrong' }
    expect(await user.refused(integrations.connectDesignTool, wrong)).toMatchObject({
      message: designTool.refusals.token,
    })
    const connected = { service: 'design-tool', account: 'Ada', checkedAgainst: 'service' }
    for (let time = 0; time < 2; time += 1) {
      expect(await user.call(integrations.connectDesignTool, { token: doubles.designToken })).toMatchObject(
        connected,
      )
    }
    expect((await user.call(integrations.list, {})).connections).toMatchObject([connected])
    await user.call(integrations.remove, { service: 'design-tool' })
    await user.call(integrations.remove, { service: 'design-tool' })
    expect((await user.call(integrations.list, {})).connections).toEqual([])
    const { current } = await user.call(team.read, {})
    const { entries } = await user.call(team.audit, { workspaceId: current.id })
    expect(entries.map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'disconnected Figma',
      'connected Figma',
      'connected Figma',
    ])
  })

  it('brings frames as components and styles as variables, and later only what changed there', async () => {
    const { user, projectId, read } = await openProject()
    const key = randomUUID().replaceAll('-', '')
    const file = `https://www.figma.com/design/${key}/Tea-shop?node-id=0-1`
    doubles.designs.set(key, makeDesign())
    await user.call(integrations.connectDesignTool, { token: doubles.designToken })
    expect(await user.call(integrations.importDesign, { projectId, file })).toEqual({
      name: 'Tea shop',
      components: 1,
      tokens: 2,
      files: ['src/design/hero-card.module.css', 'src/design/hero-card.tsx', 'src/design/tokens.css'],
    })
    expect((await read('src/design/hero-card.tsx')).content).toContain('{"Fresh tea"}')
    const styles = await read('src/design/hero-card.module.css')
    doubles.designs.set(key, makeDesign('Fresh coffee'))
    const again = await user.call(integrations.importDesign, { projectId, file: key })
    expect(again.files).toEqual(['src/design/hero-card.tsx'])
    await user.call(endpoints.files.write, {
      projectId,
      path: styles.path,
      content: '.mine {}',
      baseHash: styles.hash,
    })
    expect((await user.call(integrations.importDesign, { projectId, file: key })).files).toEqual([])
    expect((await read(styles.path)).content).toBe('.mine {}')
    expect(await user.refused(integrations.importDesign, { projectId, file: 'x' })).toMatchObject({
      message: designTool.refusals.notAFile,
    })
    expect(await user.refused(integrations.importDesign, { projectId, file: 'nothing0here' })).toMatchObject({
      message: designTool.refusals.noFile,
    })
  })

  it('tells of what was written under its names while it answered, as of any other conflict', async () => {
    const door = await openHeldDoor(Number(new URL(doubles.url).port))
    const slow = await startTestServer({ settings: { FIGMA_API_URL: `http://127.0.0.1:${door.port}` } })
    const user = await createTestUser(slow)
    const { projectId, write, read } = await createTestProject(user)
    const file = `slow${randomUUID().replaceAll('-', '')}`
    doubles.designs.set(file, makeDesign())
    await user.call(integrations.connectDesignTool, { token: doubles.designToken })
    const { reached, release } = door.hold()
    const importing = user.refused(integrations.importDesign, { projectId, file })
    await reached
    await write('src/design/tokens.css', '.mine {}')
    release()
    expect(await importing).toMatchObject({ status: 409, issues: [{ path: 'src/design/tokens.css' }] })
    expect((await read('src/design/tokens.css')).content).toBe('.mine {}')
  })
})

describe('the app backend', () => {
  const configurationOf = ({ appBackend: { apiKey, appId, projectId } }: ServiceDoubles) => `
    // Your web app's Firebase configuration
    const firebaseConfig = {
      apiKey: "${apiKey}",
      authDomain: "${projectId}.firebaseapp.com",
      projectId: '${projectId}',
      storageBucket: "${projectId}.appspot.com",
      messagingSenderId: "1234567890",
      appId: "${appId}"
    };`

  it('is connected when its configuration is whole and the service knows it', async () => {
    const { user } = await openProject()
    const connect = (configuration: string) =>
      user.refused(integrations.connectAppBackend, { configuration, services: [] })
    const right = configurationOf(doubles)
    expect(await connect('  ')).toMatchObject({
      issues: [{ path: 'configuration', message: 'Please enter your Firebase configuration' }],
    })
    expect(await connect('hello')).toMatchObject({ message: appBackend.refusals.form })
    expect(await connect(right.replace('1:1234567890', 'x'))).toMatchObject({
      message: fillText(appBackend.refusals.fields, { fields: 'appId' }),
    })
    expect(await connect(right.replace('AIzax', 'AIzay'))).toMatchObject({
      message: appBackend.refusals.unknown,
    })
    expect(await connect(right.replaceAll('tea-shop', 'other-shop'))).toMatchObject({
      message: appBackend.refusals.otherProject,
    })
    expect(
      await user.call(integrations.connectAppBackend, { configuration: right, services: ['firestore'] }),
    ).toMatchObject({ account: 'tea-shop', checkedAgainst: 'service', appBackendServices: ['firestore'] })
  })

  it('is configured only from what it is, so that no tab switches back what another one has switched', async () => {
    const { user } = await openProject()
    const configuration = configurationOf(doubles)
    const send = (services: ('firestore' | 'storage')[], replaces?: string | null) => ({
      configuration,
      services,
      ...(replaces !== undefined && { replaces }),
    })
    const first = await user.call(integrations.connectAppBackend, send(['firestore'], null))
    const refusal = { code: 'conflict', message: appBackend.refusals.changedElsewhere }
    expect(await user.refused(integrations.connectAppBackend, send([], null))).toMatchObject(refusal)
    const second = await user.call(integrations.connectAppBackend, send(['storage'], first.connectedAt))
    const late = send(['firestore'], first.connectedAt)
    expect(await user.refused(integrations.connectAppBackend, late)).toMatchObject(refusal)
    const { connections } = await user.call(integrations.list, {})
    expect(connections).toEqual([second])
    expect(second.appBackendServices).toEqual(['storage'])
  })

  it('is disconnected only by whoever sees it: what another tab has connected since stays', async () => {
    const { user } = await openProject()
    const connect = () =>
      user.call(integrations.connectAppBackend, { configuration: configurationOf(doubles), services: [] })
    const seen = await connect()
    const now = await connect()
    const service = 'app-backend'
    expect(await user.refused(integrations.remove, { service, connectedAt: seen.connectedAt })).toMatchObject(
      {
        code: 'conflict',
        message: 'Firebase was connected anew elsewhere meanwhile. Nothing was disconnected.',
      },
    )
    expect((await user.call(integrations.list, {})).connections).toEqual([now])
    for (let time = 0; time < 2; time += 1)
      await user.call(integrations.remove, { service, connectedAt: now.connectedAt })
    expect((await user.call(integrations.list, {})).connections).toEqual([])
  })

  it('gives projects the client code of each service that is on, and takes back what is switched off', async () => {
    const { user, projectId, read } = await openProject()
    const configuration = configurationOf(doubles)
    const add = async (services: ('firestore' | 'storage' | 'messaging')[]) => {
      await user.call(integrations.connectAppBackend, { configuration, services })
      return (await user.call(integrations.addBackendClient, { projectId, service: 'app-backend' })).files
    }
    expect(await add(['firestore', 'storage'])).toEqual([
      '.env',
      'src/lib/firebase/app.ts',
      'src/lib/firebase/firestore.ts',
      'src/lib/firebase/storage.ts',
    ])
    expect((await read('src/lib/firebase/firestore.ts')).content).toContain('getFirestore(firebaseApp)')
    expect(await add(['firestore', 'messaging'])).toEqual([
      'src/lib/firebase/messaging.ts',
      'src/lib/firebase/storage.ts',
    ])
    await expect(read('src/lib/firebase/storage.ts')).rejects.toThrow('404')
  })
})

it('what is secret about a service is sealed in the database, and in no answer and no line of the log', async () => {
  const { user, projectId } = await openProject()
  const answers = JSON.stringify([
    await user.call(integrations.connectHostedBackend, keysOf(doubles)),
    await user.call(integrations.connectDesignTool, { token: doubles.designToken }),
    await user.call(integrations.list, {}),
    await user.call(integrations.addBackendClient, { projectId, service: 'hosted-backend' }),
  ])
  const rows = JSON.stringify(await queryDatabase(server.databaseUrl, 'select * from connections'))
  for (const secret of [doubles.hostedBackend.secretKey, doubles.designToken, doubles.appBackend.apiKey]) {
    for (const text of [answers, rows, server.logged.join('')]) expect(text).not.toContain(secret)
  }
})

it(
  'only the form is checked where a service cannot be reached, and private addresses are not called',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const lonely = await startTestServer({
      settings: {
        FIGMA_API_URL: 'http://127.0.0.1:9',
        FIREBASE_API_URL: 'http://127.0.0.1:9',
        ALLOW_PRIVATE_ADDRESSES: 'false',
      },
    })
    const user = await createTestUser(lonely)
    expect(await user.call(integrations.connectDesignTool, { token: doubles.designToken })).toMatchObject({
      account: designTool.unknownAccount,
      checkedAgainst: 'form',
    })
    const { projectId } = await createTestProject(user)
    const port = new URL(doubles.url).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433']) {
      const keys = { ...keysOf(doubles), url: `https://${host}:${port}` }
      expect(await user.refused(integrations.connectHostedBackend, keys)).toMatchObject({
        message: texts.egress.privateAddress,
      })
      const remoteUrl = `https://${host}:${port}/a.git`
      expect(
        await user.refused(integrations.linkRepository, { projectId, remoteUrl, token: 'x' }),
      ).toMatchObject({ message: texts.egress.privateAddress })
    }
    const open = { projectId, remoteUrl: 'http://git.example/a.git', token: 'x' }
    expect(await user.refused(integrations.linkRepository, open)).toMatchObject({
      message: texts.integrations.codeHosting.refusals.notHttps,
    })
  },
)
