import { randomBytes } from 'node:crypto'
import { fillText, texts } from '@joinery/contract'
import type {
  Backend,
  DatabaseSchema,
  ListedBackend,
  OwnBackend,
  ProjectId,
  UserId,
  WorkspaceId,
} from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import { AppError } from '../../http/app-error.ts'
import { presentProject } from '../projects/index.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import { signAppKeys } from './app-keys.ts'
import { createBuilder, isAtRest, silentSince } from './build-backends.ts'
import type { BackendServer } from './database/backend-server.ts'
import { createRef } from './database/names.ts'
import { holdBack } from './migrations/hold-back.ts'
import type { HeldBack } from './migrations/hold-back.ts'
import { createProjectMigrations } from './migrations/project-migrations.ts'
import type { OpenBackends } from './open-backends.ts'
import type { BackendRecord, BackendStore } from './store.ts'
import type { TablePolicies } from './table-policies.ts'

interface Dependencies {
  store: BackendStore
  server: BackendServer
  opened: Pick<OpenBackends, 'open' | 'close'>
  projects: Pick<ProjectsModule, 'findFiles' | 'resolveTree' | 'readFile'>
  /** Every project that somebody may open. */
  listProjects: (userId: UserId) => Promise<OpenProject[]>
  urlOf: (ref: string) => string
  /** Told when the environment of a project's app has changed. */
  onEnvironment: (projectId: ProjectId) => void
  recordAct: RecordAct
  asOne: AsOne
  onFailure: (cause: unknown) => void
  now: () => Date
}

type BackendAct = 'connected' | 'disconnected' | 'secret-shown' | 'migrations-allowed'

/** Tells the log of the workspace what was done to the backends of its projects. */
export type RecordAct = (act: {
  actorId: UserId
  workspaceId: WorkspaceId
  act: BackendAct
  subject: string
  detail?: string
}) => Promise<void>

export type Backends = ReturnType<typeof createBackends>

/** The databases and accounts that projects' apps have. */
export function createBackends(dependencies: Dependencies) {
  const { store, server, opened, listProjects, urlOf, onEnvironment } = dependencies
  const { recordAct, asOne, onFailure, now } = dependencies

  const { claim, begin, takeOver, projectChanged } = createBuilder(dependencies)
  const migrations = createProjectMigrations(dependencies.projects)

  async function require({ id }: Pick<OpenProject, 'id'>): Promise<BackendRecord> {
    const record = await store.find(id)
    if (!record) throw new AppError('not-found', texts.backends.missing)
    return record
  }

  const writeLog = ({ userId, workspaceId, title }: OpenProject, act: BackendAct, detail?: string) =>
    recordAct({
      actorId: userId,
      workspaceId,
      act,
      subject: fillText(texts.backends.inLog, { title }),
      ...(detail !== undefined && { detail }),
    })

  async function present({ id, treeId }: Pick<OpenProject, 'id' | 'treeId'>): Promise<OwnBackend> {
    const [record, lack] = await Promise.all([store.find(id), server.findLack()])
    const backend = record ? await presentBackend(await takeOver(record), treeId) : null
    return { backend, lack: lack ?? null }
  }

  async function presentBackend(record: BackendRecord, treeId: OpenProject['treeId']): Promise<Backend> {
    const { ref, status, message, secrets, createdAt } = record
    const isHeldUp = message !== null && isAtRest(record)
    using backend = await opened.open(ref)
    return {
      status,
      message,
      url: urlOf(ref),
      anonKey: signAppKeys({ ref, secret: secrets.keySecret, issuedAt: createdAt }).anonKey,
      // One whose database is gone has none.
      migrations: (await backend?.database.listMigrations().catch(() => [])) ?? [],
      waiting:
        isHeldUp && backend ? await migrations.listPending(treeId, backend.database).catch(() => []) : [],
      createdAt: createdAt.toISOString(),
    }
  }

  /** What would be carried out now by itself, and what waits for a person. */
  async function findHeldBack({ treeId }: OpenProject, { ref }: BackendRecord): Promise<HeldBack> {
    using backend = await opened.open(ref)
    if (!backend) return { due: [], waiting: [] }
    try {
      return await holdBack(await migrations.listPending(treeId, backend.database), backend.database, [])
    } catch (error) {
      // Where it is gone it is made anew, and nothing can be lost by what is carried out in it.
      onFailure(error)
      return { due: [], waiting: [] }
    }
  }

  async function dropAbandoned(): Promise<void> {
    for (const ref of await store.listAbandoned(silentSince(now()))) {
      await opened.close(ref)
      await server.drop(ref)
      await store.remove(ref)
    }
  }

  return {
    find: present,

    async list(userId: UserId): Promise<ListedBackend[]> {
      const own = await listProjects(userId)
      const found = own.length === 0 ? [] : await store.listOf(own.map(({ id }) => id))
      return own.flatMap(({ id, title }) => {
        const backend = found.find(({ projectId }) => projectId === id)
        if (!backend) return []
        const { status, createdAt } = backend
        return [{ projectId: id, title, status, createdAt: createdAt.toISOString() }]
      })
    },

    /**
     * Everybody who may change the project may have a backend made and set up. What can lose what is in it is let run by
     * those who may delete it.
     */
    async create(project: OpenProject): Promise<OwnBackend> {
      const lack = await server.findLack()
      if (lack !== undefined) throw new AppError('conflict', lack)
      const known = await store.find(project.id)
      const held = known?.isConfigured ? await findHeldBack(project, known) : undefined
      const [first] = held?.waiting ?? []
      if (first && held?.due.length === 0) {
        requireControl(project, fillText(texts.backends.notYoursToRun, { name: first.name }))
      }
      const waiting = mayControl(project) ? (held?.waiting ?? []) : []
      const allowed = held ? waiting : 'everything'
      const time = now()
      const { claimed, answer } = await asOne(async () => {
        await store.insert({
          ref: createRef(),
          projectId: project.id,
          status: 'idle',
          message: null,
          isConfigured: false,
          secrets: { ownerPassword: secret(), gatePassword: secret(), keySecret: secret() },
          createdAt: time,
          updatedAt: time,
        })
        if (!known) await writeLog(project, 'connected')
        const names = waiting.map(({ name }) => name).join(', ')
        if (names !== '') await writeLog(project, 'migrations-allowed', names)
        return {
          claimed: await claim((await require(project)).ref),
          answer: await present(project),
        }
      })
      begin(claimed, allowed)
      return answer
    },

    /** Opens everything in it, so only those may have it who may also delete it. */
    async readServiceKey(project: OpenProject): Promise<string> {
      requireControl(project)
      const { ref, secrets, createdAt } = await require(project)
      await writeLog(project, 'secret-shown')
      return signAppKeys({ ref, secret: secrets.keySecret, issuedAt: createdAt }).serviceKey
    },

    /** Nothing, where there is no backend yet. */
    async readSchema(project: Pick<OpenProject, 'id'>): Promise<DatabaseSchema> {
      const record = await store.find(project.id)
      using backend = record && (await opened.open(record.ref))
      return (await backend?.database.readSchema()) ?? { tables: [], foreignKeys: [], isCut: false }
    },

    async remove(project: OpenProject, confirmation: string): Promise<void> {
      requireControl(project)
      if (confirmation.trim() !== project.title) {
        throw new AppError('invalid-input', texts.backends.removeMismatch, {
          issues: [{ path: 'confirmation', message: texts.backends.removeMismatch }],
        })
      }
      await require(project)
      await asOne(async () => {
        await store.release(project.id)
        await writeLog(project, 'disconnected')
      })
      onEnvironment(project.id)
      // It is nobody's from here on. What is not dropped now is dropped with those of deleted projects.
      await dropAbandoned().catch(onFailure)
    },

    /** Deletes the databases of projects that are gone. */
    dropAbandoned,

    /** What a project's app reads from its environment. */
    async environmentOf(projectId: ProjectId): Promise<Record<string, string>> {
      const record = await store.find(projectId)
      if (!record?.isConfigured) return {}
      const { ref, secrets, createdAt } = record
      const { anonKey } = signAppKeys({ ref, secret: secrets.keySecret, issuedAt: createdAt })
      return environment({ url: urlOf(ref), anonKey, ref })
    },

    /** Carries out what was added to the project's migrations as far as it only adds, where it has a backend. */
    projectChanged,

    /** Who may do what with the tables of the project's app; undefined where it has no backend. */
    async readPolicies(projectId: ProjectId): Promise<TablePolicies[] | undefined> {
      const record = await store.find(projectId)
      using backend = record && (await opened.open(record.ref))
      return await backend?.database.readPolicies()
    },
  }
}

/** Who may delete a project may delete its backend, and what is in it. */
const mayControl = (project: OpenProject) => presentProject(project).canDelete

function requireControl(project: OpenProject, refusal: string = texts.backends.notYours): void {
  if (!mayControl(project)) throw new AppError('forbidden', refusal)
}

const secret = () => randomBytes(24).toString('base64url')

/** Under every name that apps read them by, whatever they were built with. */
function environment({ url, anonKey, ref }: { url: string; anonKey: string; ref: string }) {
  const names = ['VITE_', 'NEXT_PUBLIC_', 'REACT_APP_'].flatMap((prefix) => [
    [`${prefix}SUPABASE_URL`, url],
    [`${prefix}SUPABASE_ANON_KEY`, anonKey],
    [`${prefix}SUPABASE_PUBLISHABLE_KEY`, anonKey],
  ])
  return Object.fromEntries([...names, ['VITE_SUPABASE_PROJECT_ID', ref]])
}
