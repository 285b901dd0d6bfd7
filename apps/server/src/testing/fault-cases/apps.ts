import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { Backend } from '@joinery/contract'
import { databaseOf } from '../../modules/backends/database/names.ts'
import { writeRawZip } from '../raw-zip.ts'
import { askAs, askPath } from './fault-request.ts'
import type { RowFaultCase, RowFaultCases } from './fault-request.ts'
import type { FaultWorld } from './fault-world.ts'
import { inProject, inventEmail, openProject, openWorkspace } from './open-places.ts'

const { backends, publishing } = endpoints

type Opened = Awaited<ReturnType<typeof openProject>>

/** Asks about a project at an address that is no operation of the contract. */
const atPath =
  (describe: (opened: Opened) => Omit<Parameters<typeof askPath>[1], 'token'>): RowFaultCase =>
  async (world) => {
    const opened = await openProject(world)
    const { ada, traces } = opened
    return { traces, send: askPath(world, { ...describe(opened), token: ada.token }) }
  }

/** A prompt that was accepted is carried out, whoever still waits for its answer. */
const asFunction =
  (name: string, more: object): RowFaultCase =>
  async (world) => {
    const request = atPath(({ projectId }) => ({
      path: `/functions/v1/${name}`,
      body: { projectId, ...more },
    }))
    return { ...(await request(world)), mayBeDone: true }
  }

const asUploader = (method: 'POST' | 'PUT') =>
  atPath(({ projectId }) => ({
    method,
    path: `/storage/v1/object/project_files/projects/${projectId}/uploads/1790000000000-abcdefghijklmnop.txt`,
    body: Buffer.from('Oak.'),
    type: 'text/plain',
  }))

async function publish({ ada, projectId }: Opened): Promise<string> {
  await ada.call(publishing.publish, { projectId })
  for (;;) {
    const [newest] = (await ada.call(publishing.read, { projectId })).publications
    if (newest && newest.status !== 'building') return newest.id
    await sleep(100)
  }
}

const tables = `
  create table public.notes (id int generated always as identity primary key, title text);
  alter table public.notes disable row level security;`

async function untilBuilt({ ada, projectId, write }: Opened): Promise<Backend> {
  await write('supabase/migrations/0001_notes.sql', tables)
  await ada.call(backends.create, { projectId })
  for (;;) {
    const { backend } = await ada.call(backends.find, { projectId })
    if (backend?.status === 'success') return backend
    await sleep(100)
  }
}

/** One app with a backend for all who ask it, because each is a database of its own. */
const openBackend = (() => {
  const kept = new WeakMap<FaultWorld, Promise<{ ref: string; key: string }>>()
  async function build(world: FaultWorld) {
    const opened = await openProject(world)
    const { url } = await untilBuilt(opened)
    const { serviceKey } = await opened.ada.call(backends.serviceKey, { projectId: opened.projectId })
    return { ref: url.split('/').at(-1) ?? '', key: serviceKey }
  }
  return (world: FaultWorld) => {
    const known = kept.get(world) ?? build(world)
    kept.set(world, known)
    return known
  }
})()

/** Asks an app's own backend about what the rows in its database name. */
const atBackend =
  (describe: (trace: string) => Omit<Parameters<typeof askPath>[1], 'token'>): RowFaultCase =>
  async (world) => {
    const { ref, key } = await openBackend(world)
    const trace = inventEmail()
    const asked = describe(trace)
    const databaseUrl = new URL(world.server.databaseUrl)
    databaseUrl.pathname = `/${databaseOf(ref)}`
    return {
      traces: [trace],
      isAlone: true,
      databaseUrl: databaseUrl.href,
      send: askPath(world, { ...asked, path: `/backends/${ref}${asked.path}`, token: key, apiKey: key }),
    }
  }

/** What projects are given from outside, what they show to the world, and what their apps do. */
export const appFaultCases = {
  'POST /api/projects/:projectId/import': atPath(({ projectId }) => ({
    path: `/api/projects/${projectId}/import`,
    body: writeRawZip([{ name: 'src/a.ts', bytes: Buffer.from('one') }]),
    type: 'application/zip',
  })),
  'POST /storage/v1/object/project_files/*': asUploader('POST'),
  'PUT /storage/v1/object/project_files/*': asUploader('PUT'),
  'POST /functions/v1/generate-code': asFunction('generate-code', { prompt: 'WRITE' }),
  'POST /functions/v1/generate-chat-completion': asFunction('generate-chat-completion', {
    prompt: 'Hello?',
  }),
  'POST /functions/v1/save-generation': atPath(({ projectId }) => ({
    path: '/functions/v1/save-generation',
    body: { projectId, prompt: 'Hello?', summary: 'Hello.', fileStructure: ['src/a.ts'] },
  })),
  'POST /functions/v1/initialize-project-session': async (world) => {
    const { ada, traces } = await openWorkspace(world)
    const path = '/functions/v1/initialize-project-session'
    return { traces, send: askPath(world, { path, body: {}, token: ada.token }) }
  },
  'POST /functions/v1/increment-usage': async (world) => {
    const { ada, traces } = await openWorkspace(world)
    return { traces, send: askPath(world, { path: '/functions/v1/increment-usage', token: ada.token }) }
  },
  'publishing.publish': async (world) => {
    const request = inProject(publishing.publish, async ({ write }) => {
      await write('index.html', '<h1>Oak</h1>')
      return {}
    })
    // It is built after the answer, by whoever has time for it.
    const outcomes = ['public.publications', 'public.published_sites']
    return { ...(await request(world)), isLater: true, outcomes }
  },
  'publishing.goBack': inProject(publishing.goBack, async (opened) => {
    await opened.write('index.html', '<h1>Oak</h1>')
    const publicationId = await publish(opened)
    await opened.write('other.html', '<h1>Elm</h1>')
    await publish(opened)
    return { publicationId }
  }),
  'publishing.unpublish': inProject(publishing.unpublish, async (opened) => {
    await opened.write('index.html', '<h1>Oak</h1>')
    await publish(opened)
    return {}
  }),
  'publishing.allowTables': inProject(publishing.allowTables, async (opened) => {
    await untilBuilt(opened)
    return { tables: [{ schema: 'public', name: 'notes', finding: 'no-row-security' }] }
  }),
  'backends.create': async (world) => {
    const { ada, projectId, traces } = await openProject(world)
    const send = askAs(world, ada, [backends.create, { projectId }])
    return { traces, send, isLater: true, outcomes: ['public.backends'] }
  },
  'backends.remove': inProject(backends.remove, async (opened) => {
    await untilBuilt(opened)
    return { confirmation: 'one' }
  }),
  'ALL /backends/:ref/*': atBackend((title) => ({ path: '/rest/v1/notes', body: { title } })),
  'ALL /backends/:ref/* to sign up': atBackend((email) => ({
    path: '/auth/v1/signup',
    body: { email, password: 'a joint that holds' },
  })),
} satisfies RowFaultCases
