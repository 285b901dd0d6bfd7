import { randomBytes } from 'node:crypto'
import { fillText, texts } from '@joinery/contract'
import type { Backend, DatabaseSchema, ListedBackend, OwnBackend, ProjectId, UserId } from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import { AppError } from '../../http/app-error.ts'
import { presentProject } from '../projects/index.ts'
import type { OpenProject, ProjectsModule, Tree } from '../projects/index.ts'
import { signAppKeys } from './app-keys.ts'
import type { BackendServer, Migration } from './database/backend-server.ts'
import { createRef } from './database/names.ts'
import { holdBack } from './migrations/hold-back.ts'
import type { HeldBack } from './migrations/hold-back.ts'
import { isReady } from './open-backends.ts'
import type { OpenBackend, OpenBackends } from './open-backends.ts'
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

/** Tells the log of the workspace which projects got a backend, and which no longer have one. */
export type RecordAct = (act: {
  actorId: UserId
  act: 'connected' | 'disconnected'
  subject: string
}) => Promise<void>

export type Backends = ReturnType<typeof createBackends>

/** A project, and the state of its files that its backend was brought to. */
type Built = Pick<OpenProject, 'id' | 'treeId'>

/** Work of which nothing was heard for so long has been interrupted. */
const silentMs = 60_000
const migrationFile = /^supabase\/migrations\/([^/]+\.sql)$/i

/** The databases and accounts that projects' apps have. */
export function createBackends(dependencies: Dependencies) {
  const { store, server, opened, projects, listProjects, urlOf, onEnvironment } = dependencies
  const { recordAct, asOne, onFailure, now } = dependencies

  const silentSince = () => new Date(now().getTime() - silentMs)

  async function require({ id }: Pick<OpenProject, 'id'>): Promise<BackendRecord> {
    const record = await store.find(id)
    if (!record) throw new AppError('not-found', texts.backends.missing)
    return record
  }

  const writeLog = ({ userId, title }: OpenProject, act: 'connected' | 'disconnected') =>
    recordAct({ actorId: userId, act, subject: fillText(texts.backends.inLog, { title }) })

  /** What is in the project's files and has not been carried out. */
  async function listPending(treeId: OpenProject['treeId'], { database }: OpenBackend): Promise<Migration[]> {
    const found = listMigrations(await projects.resolveTree(treeId))
    const done = new Set(await database.listMigrations())
    return readMigrations(
      treeId,
      found.filter(({ name }) => !done.has(name)),
    )
  }

  const readMigrations = (treeId: OpenProject['treeId'], found: MigrationFile[]): Promise<Migration[]> =>
    Promise.all(
      found.map(async ({ name, path }) => ({ name, sql: (await projects.readFile(treeId, path)).content })),
    )

  /** A backup needs what was carried out. Backends of earlier versions lack it, and take it from files of the same name. */
  async function keepEarlier(treeId: OpenProject['treeId'], { database }: OpenBackend): Promise<void> {
    const unkept = new Set(await database.listUnkept())
    if (unkept.size === 0) return
    const found = listMigrations(await projects.resolveTree(treeId))
    await database.keepMigrations(
      await readMigrations(
        treeId,
        found.filter(({ name }) => unkept.has(name)),
      ),
    )
  }

  /** Each step is taken again without harm, so what was interrupted is simply begun anew. */
  async function build(record: BackendRecord, { isAsked }: { isAsked: boolean }): Promise<Built | undefined> {
    const { ref, projectId, secrets } = record
    let migrating: string | undefined
    try {
      await server.provision(ref, secrets)
      await store.setStatus(ref, { status: 'configuring', now: now() })
      await server.configure(ref, secrets)
      await store.setStatus(ref, { status: 'migrating', now: now() })
      const backend = await opened.open(ref)
      const files = projectId && (await projects.findFiles(projectId))
      if (!backend || !files) return undefined
      await keepEarlier(files.treeId, backend)
      const pending = await listPending(files.treeId, backend)
      const held: HeldBack = isAsked ? { due: pending } : await holdBack(pending, backend.database)
      for (const migration of held.due) {
        migrating = migration.name
        await backend.database.migrate(migration)
        await store.setStatus(ref, { status: 'migrating', now: now() })
      }
      await backend.readCatalog({ isStale: true })
      await store.setStatus(ref, { status: 'success', ...sayWaiting(held.waiting), now: now() })
      onEnvironment(projectId)
      return { id: projectId, treeId: files.treeId }
    } catch (error) {
      onFailure(error)
      const reason = error instanceof Error ? error.message : String(error)
      const message = migrating
        ? fillText(texts.backends.migrationFailed, { name: migrating, reason })
        : texts.backends.failed
      await store.setStatus(ref, { status: 'error', message, now: now() })
      return undefined
    }
  }

  /** What this server is to build now; undefined where another one does. */
  async function claim(ref: string): Promise<BackendRecord | undefined> {
    const isMine = await store.claim(ref, { silentSince: silentSince(), now: now() })
    return isMine ? store.findByRef(ref) : undefined
  }

  function begin(record: BackendRecord | undefined, asked: { isAsked: boolean }): void {
    if (record) void buildUpToDate(record, asked).catch(onFailure)
  }

  /** Whoever changes the project meanwhile finds the work taken. So what came of it is looked at once it is free again. */
  async function buildUpToDate(record: BackendRecord, asked: { isAsked: boolean }): Promise<void> {
    const built = await build(record, asked)
    const files = built && (await projects.findFiles(built.id))
    if (files && files.treeId !== built.treeId) await projectChanged({ id: built.id, treeId: files.treeId })
  }

  /** Carries out what was added to the project's migrations as far as it only adds, where it has a backend. */
  async function projectChanged({ id, treeId }: Built): Promise<void> {
    const record = await store.find(id)
    const backend = record?.status === 'success' ? await opened.open(record.ref) : undefined
    if (!record || !backend) return
    const { due, waiting } = await holdBack(await listPending(treeId, backend), backend.database)
    const { message = null } = sayWaiting(waiting)
    if (due.length > 0 || record.message !== message) begin(await claim(record.ref), { isAsked: false })
  }

  async function present(project: Pick<OpenProject, 'id'>): Promise<OwnBackend> {
    const [record, lack] = await Promise.all([store.find(project.id), server.findLack()])
    return { backend: record ? await presentBackend(record) : null, lack: lack ?? null }
  }

  async function presentBackend(record: BackendRecord): Promise<Backend> {
    const { ref, secrets, createdAt, updatedAt } = record
    const isWorking = !['idle', 'success', 'error'].includes(record.status)
    const isSilent = isWorking && now().getTime() - updatedAt.getTime() > silentMs
    const backend = isReady(record) ? await opened.open(ref) : undefined
    return {
      status: isSilent ? 'error' : record.status,
      message: isSilent ? texts.backends.interrupted : record.message,
      url: urlOf(ref),
      anonKey: signAppKeys({ ref, secret: secrets.keySecret, issuedAt: createdAt }).anonKey,
      // One whose database could not be made has none, and says so by its status.
      migrations: (await backend?.database.listMigrations().catch(() => [])) ?? [],
      createdAt: createdAt.toISOString(),
    }
  }

  async function dropAbandoned(): Promise<void> {
    for (const ref of await store.listAbandoned(silentSince())) {
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

    async create(project: OpenProject): Promise<OwnBackend> {
      const lack = await server.findLack()
      if (lack !== undefined) throw new AppError('conflict', lack)
      const isNew = (await store.find(project.id)) === undefined
      const time = now()
      const { claimed, answer } = await asOne(async () => {
        await store.insert({
          ref: createRef(),
          projectId: project.id,
          status: 'idle',
          message: null,
          secrets: { ownerPassword: secret(), gatePassword: secret(), keySecret: secret() },
          createdAt: time,
          updatedAt: time,
        })
        if (isNew) await writeLog(project, 'connected')
        return {
          claimed: await claim((await require(project)).ref),
          answer: await present(project),
        }
      })
      begin(claimed, { isAsked: true })
      return answer
    },

    /** Opens everything in it, so only those may have it who may also delete it. */
    async readServiceKey(project: OpenProject): Promise<string> {
      requireControl(project)
      const { ref, secrets, createdAt } = await require(project)
      return signAppKeys({ ref, secret: secrets.keySecret, issuedAt: createdAt }).serviceKey
    },

    /** Nothing, where there is no backend yet. */
    async readSchema(project: Pick<OpenProject, 'id'>): Promise<DatabaseSchema> {
      const record = await store.find(project.id)
      const backend = record && (await opened.open(record.ref))
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
      if (!record || !isReady(record)) return {}
      const { ref, secrets, createdAt } = record
      const { anonKey } = signAppKeys({ ref, secret: secrets.keySecret, issuedAt: createdAt })
      return environment({ url: urlOf(ref), anonKey, ref })
    },

    projectChanged,

    /** Who may do what with the tables of the project's app; undefined where it has no backend. */
    async readPolicies(projectId: ProjectId): Promise<TablePolicies[] | undefined> {
      const record = await store.find(projectId)
      const backend = record && isReady(record) ? await opened.open(record.ref) : undefined
      return backend?.database.readPolicies()
    },
  }
}

const sayWaiting = (name: string | undefined) =>
  name === undefined ? {} : { message: fillText(texts.backends.migrationWaits, { name }) }

interface MigrationFile {
  name: string
  path: string
}

/** In the order of their names. */
function listMigrations({ entries }: Pick<Tree, 'entries'>): MigrationFile[] {
  const paths = [...entries.values()].flatMap(({ kind, path }) => {
    const name = kind === 'file' ? migrationFile.exec(path)?.[1] : undefined
    return name === undefined ? [] : [{ name, path }]
  })
  return paths.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Who may delete a project may delete its backend. */
function requireControl(project: OpenProject): void {
  if (!presentProject(project).canDelete) throw new AppError('forbidden', texts.backends.notYours)
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
