import { randomUUID } from 'node:crypto'
import { aiProviderIds, endpoints } from '@joinery/contract'
import type { AnyEndpoint, ProjectId } from '@joinery/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createLogger } from '../../adapters/logger.ts'
import { hasGit } from '../../testing/git-server.ts'
import { startGitHubDouble } from '../../testing/github-double.ts'
import type { GitHubDouble } from '../../testing/github-double.ts'
import { startKeyedProvider } from '../../testing/keyed-provider.ts'
import { openPostgresOverTcp, shopTables } from '../../testing/postgres-over-tcp.ts'
import { askOrigin } from '../../testing/preview-visitor.ts'
import { awaitEvents, newRunId, startRun } from '../../testing/run-client.ts'
import { findLeaks, readExport, readReplies, readRows } from '../../testing/secret-places.ts'
import { startServiceDoubles } from '../../testing/service-doubles.ts'
import type { ServiceDoubles } from '../../testing/service-doubles.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { aiProviders, databases, integrations, publishing } = endpoints

/** In every one of them, whatever else a place asks of the form of a secret. */
const mark = 'canary0'
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
/** Five people with ten secrets each: four keys for models, four databases, a hosted backend and a design tool. */
const people = numbers(5).map((person) => ({
  keys: aiProviderIds.map((id) => `sk-${mark}-${id}-${person}`),
  passwords: numbers(4).map((number) => `${mark}-password-${person}-${number}`),
  secretKey: `sb_secret_${mark}_${person}`,
  designToken: `figd_${mark}_${person}_abcdefghijklmnop`,
}))
/** And what one of them gives for repositories, and the operator for the whole installation. */
const gitToken = `ghp_${mark}abcdefghijklmnopqrstuvwxyz0123`
const appSecret = `${mark}-app-secret`
const metricsToken = `${mark}-metrics-token`
const shopName = `shop_${randomUUID().replaceAll('-', '')}`

const cleanups: (() => Promise<void>)[] = []
const defer = (cleanup: () => Promise<void>) => void cleanups.push(cleanup)
let server: TestServer
let provider: Awaited<ReturnType<typeof startKeyedProvider>>
let doubles: ServiceDoubles
let shop: Awaited<ReturnType<typeof openPostgresOverTcp>>
let github: GitHubDouble | undefined

beforeAll(async () => {
  provider = await startKeyedProvider({ keys: people.flatMap(({ keys }) => keys), defer })
  doubles = await startServiceDoubles({
    secretKeys: people.map(({ secretKey }) => secretKey),
    designTokens: people.map(({ designToken }) => designToken),
  })
  defer(doubles.stop)
  const root = inject('postgres')
  shop = await openPostgresOverTcp({ root, name: shopName, password: 'of the owner', statements: shopTables })
  defer(() => shop.close())
  await asRoot(root, (name, password) => `create role ${name} login password '${password}'`)
  defer(() => asRoot(root, (name) => `drop role ${name}`))
  if (hasGit) {
    github = await startGitHubDouble({ token: gitToken, appSecret })
    defer(github.stop)
  }
  server = await startTestServer({
    defer,
    settings: {
      OPENAI_BASE_URL: `${provider.url}/v1`,
      ANTHROPIC_BASE_URL: `${provider.url}/v1`,
      GOOGLE_GENERATIVE_AI_BASE_URL: `${provider.url}/v1beta`,
      FIGMA_API_URL: doubles.url,
      FIREBASE_API_URL: doubles.url,
      METRICS_TOKEN: metricsToken,
      GITHUB_CLIENT_ID: 'joinery',
      GITHUB_CLIENT_SECRET: appSecret,
      ...(github && { GITHUB_URL: github.url, GITHUB_API_URL: github.apiUrl }),
    },
  })
}, 60_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
}, 60_000)

it('50 secrets that are kept everywhere are in no reply, log, prompt, stream, export, bundle, push or row', async () => {
  const users = []
  for (const [person, secrets] of people.entries()) {
    const user = await createTestUser(server)
    await keepSecrets(user, person, secrets)
    users.push(user)
  }
  const [ada, grace] = users
  if (!ada || !grace) throw new Error('There is nobody.')
  const { projectId, write } = await createTestProject(ada)
  await write('index.html', '<!doctype html><script type="module" src="/src/main.ts"></script>')
  await write('src/main.ts', `import { supabase } from './lib/supabase'\ndocument.title = String(supabase)`)
  await ada.call(integrations.addBackendClient, { projectId, service: 'hosted-backend' })
  const [database] = (await ada.call(databases.list, {})).databases
  if (database) await ada.call(databases.addToProject, { databaseId: database.id, projectId })
  const events = await awaitEvents(server.address, ada, (await startRun(ada, projectId)).id)
  const refused = await refuseSecrets(ada, projectId)
  const refusedEvents = await runWithLostKey(ada, projectId)

  const places = {
    replies: [
      refused,
      ...(await Promise.all(users.map((user) => readAll(user, user === ada ? projectId : undefined)))),
    ].join('\n'),
    prompts: provider.seen.map(({ path, body }) => path + body).join('\n'),
    stream: JSON.stringify([events, refusedEvents]),
    export: await readExport(server, ada, projectId),
    bundle: await readBundle(ada, projectId),
    push: await readPush(ada, projectId),
    'push to GitHub': await readGitHub(grace),
    rows: await readRows(server),
    log: [...server.logged, ...logInputs()].join('\n'),
  }
  expect(findLeaks(mark, places)).toEqual([])
}, 120_000)

/** Each is tried by whoever it is for, and kept only then. */
async function keepSecrets(
  user: TestUser,
  person: number,
  { keys, passwords, secretKey, designToken }: (typeof people)[number],
): Promise<void> {
  for (const [index, id] of aiProviderIds.entries()) {
    const own = id === 'compatible' && { baseUrl: `${provider.url}/v1`, models: ['llama'] }
    await user.call(aiProviders.connect, { id, key: keys[index] ?? '', ...own })
  }
  for (const [number, password] of passwords.entries()) {
    const username = roleOf(person, number)
    await user.call(databases.connect, {
      name: `Shop ${number}`,
      address: {
        engine: 'postgresql',
        host: '127.0.0.1',
        port: shop.port,
        database: shopName,
        username,
        password,
      },
      tls: 'off',
    })
  }
  const { url, hostedBackend } = doubles
  const { publishableKey } = hostedBackend
  await user.call(integrations.connectHostedBackend, { url, publishableKey, secretKey })
  await user.call(integrations.connectDesignTool, { token: designToken })
}

/** What stands in the log if somebody ever logs what was sent. */
function logInputs(): string[] {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  for (const { keys, passwords, secretKey, designToken } of people) {
    for (const key of keys) log.info({ key, input: { key } }, 'connected')
    for (const password of passwords) log.info({ input: { address: { password } } }, 'connected')
    log.info({ secretKey, input: { secretKey, token: designToken } }, 'connected')
  }
  log.info({ input: { token: gitToken }, token: gitToken }, 'connected')
  return lines
}

/** Whoever refuses a secret may say it again, as providers do: that must not reach anybody. */
async function refuseSecrets(user: TestUser, projectId: ProjectId): Promise<string> {
  const wrong = `sk-${mark}-wrong`
  const { port } = shop
  const username = roleOf(0, 0)
  const address = { engine: 'postgresql', host: '127.0.0.1', port, database: shopName, username }
  const { url, hostedBackend } = doubles
  const { publishableKey } = hostedBackend
  const asked: [AnyEndpoint, object][] = [
    [aiProviders.connect, { id: 'openai', key: wrong }],
    [aiProviders.connect, { id: 'google', key: wrong }],
    [databases.try, { address: { ...address, password: wrong }, tls: 'off' }],
    [databases.try, { address: { url: `postgres://${username}:${wrong}@127.0.0.1:${port}/nowhere` } }],
    [integrations.connectHostedBackend, { url, publishableKey, secretKey: `sb_secret_${mark}_wrong` }],
    [integrations.connectDesignTool, { token: `figd_${mark}_wrong_abcdefghijklmnop` }],
    [integrations.linkRepository, { projectId, remoteUrl: `${url}/no.git`, username: 'ada', token: wrong }],
  ]
  const answers = await Promise.all(
    asked.map(async ([endpoint, input]) => (await user.ask(endpoint, input)).text()),
  )
  return answers.join('\n')
}

/** A run whose key is good no more. Google says why in words that are shown. */
async function runWithLostKey(user: TestUser, projectId: ProjectId) {
  const key = `sk-${mark}-${randomUUID()}`
  provider.admit(key)
  await user.call(aiProviders.connect, { id: 'google', key })
  provider.revoke(key)
  const model = (await user.call(endpoints.runs.models, {})).models.find(({ id }) => id.startsWith('google/'))
  const run = await user.call(endpoints.runs.start, {
    projectId,
    id: newRunId(),
    prompt: 'Build it again.',
    model: model?.id,
  })
  const events = await awaitEvents(server.address, user, run.id)
  expect(JSON.stringify(events)).toContain('Incorrect API key provided')
  return events
}

const roleOf = (person: number, number: number) => `${shopName}_${person}_${number}`

async function asRoot(
  root: pg.ClientConfig,
  statement: (name: string, password: string) => string,
): Promise<void> {
  const client = new pg.Client(root)
  await client.connect()
  for (const [person, { passwords }] of people.entries()) {
    for (const [number, password] of passwords.entries()) {
      await client.query(statement(roleOf(person, number), password))
    }
  }
  await client.end()
}

/** What somebody can read, and what their screens show. */
async function readAll(user: TestUser, projectId: ProjectId | undefined): Promise<string> {
  const screens = ['home', 'settings', 'databases', 'users'] as const
  const shown = await Promise.all(
    screens.map(async (screen) => (await user.ask(endpoints.screens.read, { screen })).text()),
  )
  return [await readReplies(user, projectId), ...shown].join('\n')
}

async function readBundle(user: TestUser, projectId: ProjectId): Promise<string> {
  await user.call(publishing.publish, { projectId })
  const read = () => user.call(publishing.read, { projectId })
  await expect
    .poll(async () => (await read()).publications[0]?.status, { timeout: 60_000 })
    .not.toBe('building')
  const { url, publications } = await read()
  expect(publications[0]).toMatchObject({ status: 'published' })
  const origin = url ?? ''
  const { text } = await askOrigin(origin, '/', { headers: { 'sec-fetch-dest': 'document' } })
  const scripts = text.match(/\/assets\/[^"]+/g) ?? []
  const files = await Promise.all(scripts.map(async (path) => (await askOrigin(origin, path)).text))
  return [text, ...files].join('\n')
}

const noGit = 'There is no Git here that serves repositories, so nothing was pushed. '.repeat(2)

/** What a Git server gets of a project. Where the system has none, nothing can be pushed. */
async function readPush(user: TestUser, projectId: ProjectId): Promise<string> {
  if (!github) return noGit
  const { git } = github
  const remoteUrl = await git.createRepository('shop')
  await user.call(integrations.linkRepository, { projectId, remoteUrl, username: 'ada', token: gitToken })
  await user.call(integrations.push, { projectId })
  return JSON.stringify([await git.readFiles('shop'), await git.readLog('shop')])
}

/** What GitHub gets of somebody who has connected it, and what can be read about that. */
async function readGitHub(user: TestUser): Promise<string> {
  if (!github) return noGit
  const { git } = github
  await user.call(integrations.connectCodeHosting, { token: gitToken })
  const { projectId, write } = await createTestProject(user)
  await write('index.html', '<!doctype html><title>Tea shop</title>')
  await user.call(integrations.createRepository, { projectId, name: 'tea', description: 'Tea' })
  const pushed = [await git.readFiles('ada-tea'), await git.readLog('ada-tea')]
  return JSON.stringify(pushed) + (await readAll(user, projectId))
}
