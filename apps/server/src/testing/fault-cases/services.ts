import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { makeDesign } from '../service-doubles.ts'
import type { ServiceDoubles } from '../service-doubles.ts'
import type { TestUser } from '../test-user.ts'
import type { RowFaultCase, RowFaultCases } from './fault-request.ts'
import { providerKey } from './fault-world.ts'
import type { FaultWorld } from './fault-world.ts'
import { inProject, inWorkspace } from './open-places.ts'

const { aiProviders, databases, integrations } = endpoints

const address = ({ databaseAddress }: FaultWorld) => ({ address: databaseAddress, tls: 'off' as const })

const openDatabase = (ada: TestUser, world: FaultWorld) =>
  ada.call(databases.connect, { name: 'Shop', ...address(world) })

async function connectDatabase(ada: TestUser, world: FaultWorld) {
  const { id: databaseId } = await openDatabase(ada, world)
  return { databaseId }
}

const backendKeys = ({ url, hostedBackend }: ServiceDoubles) => ({ url, ...hostedBackend })

const appConfiguration = ({ appBackend: { apiKey, appId, projectId } }: ServiceDoubles) => `
  const firebaseConfig = {
    apiKey: "${apiKey}", authDomain: "${projectId}.firebaseapp.com", projectId: "${projectId}",
    storageBucket: "${projectId}.appspot.com", messagingSenderId: "1234567890", appId: "${appId}"
  };`

/** Where the browser goes to agree, and what it comes back with. */
async function agree(ada: TestUser, { server }: FaultWorld) {
  const { url } = await ada.call(integrations.beginCodeHosting, {})
  const back = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
  const settings = (await fetch(back, { redirect: 'manual' })).headers.get('location') ?? ''
  const { searchParams } = new URL(settings, server.address)
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

type Prepare = Parameters<typeof inProject>[1]

/** How the work ended is kept with the link to the repository. */
const withRepository =
  (endpoint: AnyEndpoint, prepare: Prepare): RowFaultCase =>
  async (world) => ({
    ...(await inProject(endpoint, prepare)(world)),
    outcomes: ['public.repositories'],
  })

/** What is done at the repository stays done there. */
const atRepository =
  (endpoint: AnyEndpoint, prepare: Prepare): RowFaultCase =>
  async (world) => ({ ...(await withRepository(endpoint, prepare)(world)), mayBeDone: true })

type Opened = Parameters<Prepare>[0]

async function link({ ada, projectId, write }: Opened, { github }: FaultWorld) {
  const name = randomUUID()
  const remoteUrl = await github.git.createRepository(name)
  await write('src/a.ts', 'one')
  await ada.call(integrations.linkRepository, {
    projectId,
    remoteUrl,
    username: 'grace',
    token: github.token,
  })
  return name
}

/** Everything that an account and its projects have elsewhere. */
export const serviceFaultCases = {
  'aiProviders.connect': inWorkspace(aiProviders.connect, async () => ({ id: 'openai', key: providerKey })),
  'aiProviders.disconnect': inWorkspace(aiProviders.disconnect, async ({ ada }) => {
    await ada.call(aiProviders.connect, { id: 'openai', key: providerKey })
    return { id: 'openai' }
  }),
  'databases.connect': inWorkspace(databases.connect, async (_workspace, world) => ({
    name: 'Shop',
    ...address(world),
  })),
  'databases.change': inWorkspace(databases.change, async ({ ada }, world) => {
    const { id: databaseId, hash: baseHash } = await openDatabase(ada, world)
    return { databaseId, baseHash, name: 'Other', ...address(world) }
  }),
  'databases.remove': inWorkspace(databases.remove, ({ ada }, world) => connectDatabase(ada, world)),
  'databases.query': inWorkspace(databases.query, async ({ ada, traces }, world) => {
    const database = await connectDatabase(ada, world)
    traces.push(database.databaseId)
    return { ...database, statement: 'select 1' }
  }),
  'databases.addToProject': inProject(databases.addToProject, ({ ada }, world) =>
    connectDatabase(ada, world),
  ),
  'integrations.connectCodeHosting': inWorkspace(
    integrations.connectCodeHosting,
    async (_workspace, { github }) => ({ token: github.token }),
  ),
  'integrations.finishCodeHosting': inWorkspace(integrations.finishCodeHosting, ({ ada }, world) =>
    agree(ada, world),
  ),
  'integrations.connectHostedBackend': inWorkspace(
    integrations.connectHostedBackend,
    async (_workspace, { services }) => backendKeys(services),
  ),
  'integrations.connectDesignTool': inWorkspace(
    integrations.connectDesignTool,
    async (_workspace, { services }) => ({ token: services.designToken }),
  ),
  'integrations.connectAppBackend': inWorkspace(
    integrations.connectAppBackend,
    async (_workspace, { services }) => ({
      configuration: appConfiguration(services),
      services: ['firestore'],
    }),
  ),
  'integrations.remove': inWorkspace(integrations.remove, async ({ ada }, { services }) => {
    await ada.call(integrations.connectDesignTool, { token: services.designToken })
    return { service: 'design-tool' }
  }),
  'integrations.addBackendClient': inProject(integrations.addBackendClient, async ({ ada }, { services }) => {
    await ada.call(integrations.connectHostedBackend, backendKeys(services))
    return { service: 'hosted-backend' }
  }),
  'integrations.importDesign': inProject(integrations.importDesign, async ({ ada }, { services }) => {
    const file = randomUUID().replaceAll('-', '')
    services.designs.set(file, makeDesign())
    await ada.call(integrations.connectDesignTool, { token: services.designToken })
    return { file }
  }),
  'integrations.linkRepository': inProject(integrations.linkRepository, async (_opened, { github }) => ({
    remoteUrl: await github.git.createRepository(randomUUID()),
    username: 'grace',
    token: github.token,
  })),
  'integrations.unlinkRepository': inProject(integrations.unlinkRepository, async (opened, world) => {
    await link(opened, world)
    return {}
  }),
  'integrations.createRepository': atRepository(
    integrations.createRepository,
    async ({ ada, write }, { github }) => {
      await write('src/a.ts', 'one')
      await ada.call(integrations.connectCodeHosting, { token: github.token })
      return { name: `shop-${randomUUID()}` }
    },
  ),
  'integrations.push': atRepository(integrations.push, async (opened, world) => {
    await link(opened, world)
    return {}
  }),
  'integrations.pull': withRepository(integrations.pull, async (opened, world) => {
    const name = await link(opened, world)
    await world.github.git.commit(name, { 'src/b.ts': 'theirs' })
    return { onConflict: 'keep-mine' }
  }),
} satisfies RowFaultCases
