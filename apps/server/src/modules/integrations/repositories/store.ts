import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ProjectId, RepositorySettings, RepositoryStatus } from '@joinery/contract'
import { z } from 'zod'
import { batchQueries } from '../../../db/batch-queries.ts'
import type { Executor } from '../../../db/database.ts'
import { isAnyOf } from '../../../db/any-of.ts'
import type { SecretBox } from '../../../db/secret-box.ts'
import type { FileHashes } from '../file-hashes.ts'
import type { GitCredentials } from './git.ts'
import { repositories } from './schema.ts'

export interface RepositoryRecord {
  remoteUrl: string | null
  webUrl: string | null
  branch: string
  settings: RepositorySettings | null
  /** Null where the account's connection to the code host is used. */
  credentials: GitCredentials | null
  status: RepositoryStatus
  message: string | null
  startedAt: Date | null
  syncedCommit: string | null
  syncedFiles: FileHashes | null
  syncedAt: Date | null
}

/** When work begins, and since when work that has not ended is taken for dead. */
interface Beginning {
  at: Date
  staleBefore: Date
}

/** The repository that somebody means; any that is linked unless given. */
export interface Meant {
  remoteUrl?: string | undefined
}

/** Work under way is told by the moment at which it began. */
export interface BegunWork {
  readonly projectId: ProjectId
  readonly beganAt: Date
}

export type RepositoryStore = ReturnType<typeof createRepositoryStore>

const credentialsShape = z.object({ username: z.string(), password: z.string() })

export function createRepositoryStore(db: Executor, box: SecretBox) {
  const listOfProjects = db
    .select()
    .from(repositories)
    .where(isAnyOf(repositories.projectId, 'projectIds'))
    .prepare('list_repositories')
  const findOfProject = batchQueries({
    keyOf: (projectId: ProjectId) => projectId,
    isShared: true,
    async run(projectIds) {
      const rows = await listOfProjects.execute({ projectIds })
      return new Map(rows.map((row) => [row.projectId, row]))
    },
  })

  function openRow({ credentials, ...rest }: typeof repositories.$inferSelect): RepositoryRecord {
    const opened = credentials === null ? null : box.open(credentials, placeOf(rest.projectId))
    return { ...rest, credentials: opened === null ? null : credentialsShape.parse(JSON.parse(opened)) }
  }

  return {
    async find(projectId: ProjectId): Promise<RepositoryRecord | undefined> {
      const row = await findOfProject(projectId)
      return row && openRow(row)
    },

    /** False where the project has a repository, or one is being made. A failed attempt may be made again. */
    async beginCreating(
      projectId: ProjectId,
      { settings, branch, at, staleBefore }: Beginning & { settings: RepositorySettings; branch: string },
    ): Promise<boolean> {
      const begun = { settings, branch, status: 'authenticating', startedAt: at, message: null } as const
      const rows = await db
        .insert(repositories)
        .values({ projectId, ...begun })
        .onConflictDoUpdate({
          target: repositories.projectId,
          set: begun,
          setWhere: sql`${repositories.remoteUrl} is null and ${isFree(staleBefore)}`,
        })
        .returning({ projectId: repositories.projectId })
      return rows.length > 0
    },

    /** The repository that the work is done with. Undefined while other work with it is under way. */
    async begin(
      projectId: ProjectId,
      { at, staleBefore, remoteUrl }: Beginning & Meant,
    ): Promise<RepositoryRecord | undefined> {
      const [row] = await db
        .update(repositories)
        .set({ status: 'authenticating', startedAt: at, message: null })
        .where(and(isMeant(projectId, remoteUrl), isFree(staleBefore)))
        .returning()
      return row && openRow(row)
    },

    /** Of work that began then. False where it is no longer under way: others took over, or the link is another one. */
    async change(
      { projectId, beganAt }: BegunWork,
      values: Partial<Omit<RepositoryRecord, 'credentials'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(repositories)
        .set(values)
        .where(and(isOf(projectId), eq(repositories.startedAt, beganAt)))
        .returning({ projectId: repositories.projectId })
      return rows.length > 0
    },

    /** False where the project has one already. */
    async link(
      projectId: ProjectId,
      link: Pick<RepositoryRecord, 'remoteUrl' | 'webUrl' | 'branch' | 'credentials'>,
    ): Promise<boolean> {
      const credentials = link.credentials && box.seal(JSON.stringify(link.credentials), placeOf(projectId))
      const values = { ...link, credentials, settings: null, status: 'idle', message: null } as const
      const rows = await db
        .insert(repositories)
        .values({ projectId, ...values })
        .onConflictDoUpdate({
          target: repositories.projectId,
          set: { ...values, startedAt: null },
          setWhere: isNull(repositories.remoteUrl),
        })
        .returning({ projectId: repositories.projectId })
      return rows.length > 0
    },

    /** What was there. Of those who remove it at once, one does. */
    async remove(
      projectId: ProjectId,
      { remoteUrl }: Meant,
    ): Promise<Pick<RepositoryRecord, 'remoteUrl'> | undefined> {
      const [removed] = await db
        .delete(repositories)
        .where(isMeant(projectId, remoteUrl))
        .returning({ remoteUrl: repositories.remoteUrl })
      return removed
    },
  }
}

const isOf = (projectId: ProjectId) => eq(repositories.projectId, projectId)

const isMeant = (projectId: ProjectId, remoteUrl: string | undefined) =>
  remoteUrl === undefined ? isOf(projectId) : and(isOf(projectId), eq(repositories.remoteUrl, remoteUrl))

const isFree = (staleBefore: Date) =>
  sql`(${repositories.startedAt} is null or ${repositories.startedAt} < ${staleBefore.toISOString()})`

const placeOf = (projectId: ProjectId) => `public.repositories:${projectId}:credentials` as const
