import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { fillText, texts } from '@joinery/contract'
import type { OnConflict, OutsideBackend, ProjectId, UserId } from '@joinery/contract'
import type { AsOne } from '../../../http/as-one.ts'
import type { OpenProject } from '../../projects/index.ts'
import type { Connections } from '../connections/create-connections.ts'
import type { GeneratedFiles, GeneratedFileStore } from '../generated-files/store.ts'
import { writeAppBackendClient, writeHostedBackendClient } from './client-code.ts'
import type { ClientCode } from './client-code.ts'
import { isClientWanted } from './is-client-wanted.ts'
import { plainValue, readVariables } from './set-variables.ts'
import { lookAround, writeClient } from './write-client.ts'
import type { Projects, Surroundings } from './write-client.ts'

interface Dependencies {
  connections: Pick<Connections, 'list' | 'openHostedBackend' | 'openAppBackend'>
  projects: Projects
  /** Whether this installation gives the project's app a database and accounts. */
  hasOwnBackend: (id: ProjectId) => Promise<boolean>
  store: GeneratedFileStore
  asOne: AsOne
}

interface Adding {
  project: OpenProject
  service: OutsideBackend
  onConflict: OnConflict
}

interface Writing extends Adding {
  around: Surroundings
  written: GeneratedFiles | undefined
  code: ClientCode
  description: string | null
}

/** What a service brought into a project. */
export interface BroughtClient {
  /** As it is from then on. */
  readonly project: OpenProject
  readonly description: string
  readonly changes: readonly BroughtFile[]
}

/** Null before or after where there is no such file. */
export interface BroughtFile {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

/** Brings what is wanted, one service after the other. The newest words come first. */
export type BringClients = (project: OpenProject, words: readonly string[]) => AsyncIterable<BroughtClient>

/** Writes the client code of a connected backend into a project. Keys that are secret stay here. */
export function createBackendClients({ connections, projects, hasOwnBackend, store, asOne }: Dependencies) {
  async function codeFor(owner: { userId: UserId }, service: OutsideBackend): Promise<ClientCode> {
    if (service === 'hosted-backend') {
      const { url, publishableKey } = await connections.openHostedBackend(owner)
      return writeHostedBackendClient({ url, publishableKey })
    }
    const { appBackendServices, ...configuration } = await connections.openAppBackend(owner)
    return writeAppBackendClient(configuration, appBackendServices)
  }

  const write = ({ service, written, ...writing }: Writing) =>
    asOne(async () => {
      const { project } = writing
      const outcome = await writeClient({ projects, ...writing, written: written?.files ?? [] })
      const { files, variables } = outcome
      const now = { files, variables, userId: project.userId }
      if (!isDeepStrictEqual(now, written)) await store.save(project.id, service, now)
      return outcome
    })

  /** Nothing of what a user changed is written over, and what points elsewhere is left alone as a whole. */
  async function bring(
    project: OpenProject,
    service: OutsideBackend,
    words: readonly string[],
  ): Promise<BroughtClient | undefined> {
    const [around, written, hasOwn] = await Promise.all([
      lookAround(projects, project),
      store.find(project.id, service),
      hasOwnBackend(project.id),
    ])
    const manifest = around.manifest?.content ?? ''
    const facts = { service, project, paths: around.paths, manifest, written, words, hasOwnBackend: hasOwn }
    if (!isClientWanted(facts)) return undefined
    const code = await codeFor(project, service)
    if (pointsElsewhere(around, code, written)) return undefined
    const description = describe(service)
    const writing = { project, service, onConflict: 'keep-mine', around, written, code } as const
    const { changed, theirs, ...advanced } = await write({ ...writing, description: null })
    if (changed.length === 0) return undefined
    const read = async (path: string) => (await projects.readFile(project.treeId, path)).content
    const changes = await Promise.all(
      changed.map(async (path) => ({
        path,
        before: around.paths.has(path) ? await read(path) : null,
        after: theirs.get(path) ?? null,
      })),
    )
    return { project: advanced.project, description, changes }
  }

  return {
    /** Because somebody asked for it in so many words: what the environment says is replaced. */
    async add({ project, service, onConflict }: Adding): Promise<string[]> {
      const code = await codeFor(project, service)
      const [around, written] = await Promise.all([
        lookAround(projects, project),
        store.find(project.id, service),
      ])
      const description = describe(service)
      const { changed } = await write({ project, service, onConflict, around, written, code, description })
      return [...changed]
    },

    /** For work in the name of this user. Undefined where they have connected no backend. */
    async openFor(userId: UserId): Promise<BringClients | undefined> {
      const connected = (await connections.list({ userId })).map(({ service }) => service)
      const chosen = backends.filter((service) => connected.includes(service))
      if (chosen.length === 0) return undefined
      return async function* (project, words) {
        let current = project
        for (const service of chosen) {
          const brought = await bring(current, service, words)
          if (!brought) continue
          current = brought.project
          yield brought
        }
      }
    },
  }
}

const backends: readonly OutsideBackend[] = ['hosted-backend', 'app-backend']

/** Whether the app's environment names another backend than this one, or was changed since it was set. */
function pointsElsewhere(
  { environment, isEnvironmentText }: Surroundings,
  { variables }: ClientCode,
  written: GeneratedFiles | undefined,
): boolean {
  if (!isEnvironmentText) return true
  // Earlier versions kept the hash of the whole file alone.
  if (
    environment &&
    written?.files.some(([path, known]) => path === environment.path && known === environment.hash)
  )
    return false
  const there = readVariables(environment?.content ?? '')
  const set = new Map(written?.variables)
  return Object.entries(variables).some(([name, value]) => {
    const [found, last] = [there.get(name), set.get(name)]
    if (found === plainValue(value)) return false
    return last === undefined ? found !== undefined : found === undefined || hash('sha256', found) !== last
  })
}

const describe = (service: OutsideBackend) =>
  fillText(texts.integrations.clientVersion, { service: serviceNames[service] })

const { services } = texts
const serviceNames = { 'hosted-backend': services.hostedBackend, 'app-backend': services.appBackend }
