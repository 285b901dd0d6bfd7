import { isDeepStrictEqual } from 'node:util'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { BackendServer, Migration } from './database/backend-server.ts'
import { holdBack } from './migrations/hold-back.ts'
import type { Allowed } from './migrations/hold-back.ts'
import { createProjectMigrations } from './migrations/project-migrations.ts'
import type { OpenBackends } from './open-backends.ts'
import type { BackendRecord, BackendStore } from './store.ts'

interface Dependencies {
  store: Pick<BackendStore, 'find' | 'findByRef' | 'claim' | 'setStatus'>
  server: Pick<BackendServer, 'provision' | 'configure'>
  opened: Pick<OpenBackends, 'open'>
  projects: Pick<ProjectsModule, 'findFiles' | 'resolveTree' | 'readFile'>
  /** Told when the environment of a project's app has changed. */
  onEnvironment: (projectId: ProjectId) => void
  onFailure: (cause: unknown) => void
  now: () => Date
}

/** A project, and the state of its files that its backend was brought to. */
type Built = Pick<OpenProject, 'id' | 'treeId'>

/** Work of which nothing was heard for so long has been interrupted: no step of it takes more than a few seconds. */
const silentMs = 30_000
export const silentSince = (now: Date) => new Date(now.getTime() - silentMs)

/** Brings backends to what their projects' files say. One server works on one at a time. */
export function createBuilder({ store, server, opened, projects, ...rest }: Dependencies) {
  const { onEnvironment, onFailure, now } = rest
  const migrations = createProjectMigrations(projects)
  /** What was pending when a migration was last tried and did not succeed, of each that this server has worked on. */
  const tried = new Map<string, readonly Migration[]>()

  /** Each step is taken again without harm, so what was interrupted is simply begun anew. */
  async function build(record: BackendRecord, allowed: Allowed): Promise<Built | undefined> {
    const { ref, projectId, secrets } = record
    let built: Built | undefined
    let migrating: string | undefined
    try {
      const isNew = await server.provision(ref, secrets)
      await store.setStatus(ref, { status: 'configuring', now: now() })
      await server.configure(ref, secrets)
      await store.setStatus(ref, { status: 'migrating', isConfigured: true, now: now() })
      using backend = await opened.open(ref)
      const files = projectId && (await projects.findFiles(projectId))
      if (!backend || !files) return undefined
      built = { id: projectId, treeId: files.treeId }
      await migrations.keepEarlier(files.treeId, backend.database)
      const pending = await migrations.listPending(files.treeId, backend.database)
      // One that was lost is made anew, and nothing is in it.
      const held = await holdBack(pending, backend.database, isNew ? 'everything' : allowed)
      for (const [index, migration] of held.due.entries()) {
        migrating = migration.name
        tried.set(ref, pending.slice(index))
        await backend.database.migrate(migration)
        await store.setStatus(ref, { status: 'migrating', now: now() })
      }
      await backend.readCatalog({ isStale: true })
      await store.setStatus(ref, { status: 'success', ...sayWaiting(held.waiting), now: now() })
      tried.delete(ref)
      onEnvironment(projectId)
    } catch (error) {
      onFailure(error)
      const reason = error instanceof Error ? error.message : String(error)
      const message = migrating
        ? fillText(texts.backends.migrationFailed, { name: migrating, reason })
        : texts.backends.failed
      await store.setStatus(ref, { status: 'error', message, now: now() })
    }
    return built
  }

  /** What this server is to build now; undefined where another one does. */
  async function claim(ref: string): Promise<BackendRecord | undefined> {
    const isMine = await store.claim(ref, { silentSince: silentSince(now()), now: now() })
    return isMine ? store.findByRef(ref) : undefined
  }

  function begin(record: BackendRecord | undefined, allowed: Allowed): void {
    if (record) void buildUpToDate(record, allowed).catch(onFailure)
  }

  /** Whoever changes the project meanwhile finds the work taken. So what came of it is looked at once it is free again. */
  async function buildUpToDate(record: BackendRecord, allowed: Allowed): Promise<void> {
    const built = await build(record, allowed)
    const files = built && (await projects.findFiles(built.id))
    if (files && files.treeId !== built.treeId) await projectChanged({ id: built.id, treeId: files.treeId })
  }

  /**
   * Carries out what was added to the project's migrations, or mended in them, as far as it only adds, where the project
   * has a backend.
   */
  async function projectChanged({ id, treeId }: Built): Promise<void> {
    const record = await store.find(id)
    using backend = record && isAtRest(record) ? await opened.open(record.ref) : undefined
    if (!record || !backend) return
    const pending = await migrations.listPending(treeId, backend.database)
    // What failed would fail again, unless it was mended.
    if (record.status === 'error' && isDeepStrictEqual(tried.get(record.ref), pending)) return
    const { due, waiting } = await holdBack(pending, backend.database, [])
    const { message = null } = sayWaiting(waiting)
    if (due.length > 0 || record.message !== message) begin(await claim(record.ref), [])
  }

  /** Takes over from whoever was killed at it. What they were asked to do beyond adding waits for a person again. */
  async function takeOver(record: BackendRecord): Promise<BackendRecord> {
    if (isAtRest(record) || record.updatedAt > silentSince(now())) return record
    const claimed = await claim(record.ref)
    begin(claimed, [])
    return claimed ?? record
  }

  return { claim, begin, takeOver, projectChanged }
}

/** Nobody works on it. */
export const isAtRest = ({ status }: Pick<BackendRecord, 'status'>) =>
  ['idle', 'success', 'error'].includes(status)

const sayWaiting = ([first]: readonly Migration[]) =>
  first ? { message: fillText(texts.backends.migrationWaits, { name: first.name }) } : {}
