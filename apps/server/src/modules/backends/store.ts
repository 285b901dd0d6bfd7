import type { BackendStatus, ProjectId } from '@joinery/contract'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../../db/database.ts'
import { isAnyOf } from '../../db/any-of.ts'
import type { SecretBox } from '../../db/secret-box.ts'
import { backends } from './schema.ts'

const secrets = z.object({ ownerPassword: z.string(), gatePassword: z.string(), keySecret: z.string() })

export interface BackendRecord {
  readonly ref: string
  readonly projectId: ProjectId | null
  readonly status: BackendStatus
  readonly message: string | null
  readonly secrets: z.infer<typeof secrets>
  readonly isConfigured: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

interface StatusChange {
  status: BackendStatus
  message?: string
  /** Once it is, it stays so. */
  isConfigured?: true
  now: Date
}

/** Nobody works on it, or whoever did has not been heard of. */
const isFree = (silentSince: Date) =>
  or(inArray(backends.status, ['idle', 'success', 'error']), lt(backends.updatedAt, silentSince))

/** What a stored backend keeps sealed. */
export const openLogins = (
  box: Pick<SecretBox, 'open'>,
  { ref, sealedSecrets }: { ref: string; sealedSecrets: string },
) => secrets.parse(JSON.parse(box.open(sealedSecrets, placeOf(ref))))

const placeOf = (ref: string) => `backends:${ref}:sealed_secrets` as const

export type BackendStore = ReturnType<typeof createBackendStore>

export function createBackendStore(orm: Orm, box: SecretBox) {
  const unseal = ({ sealedSecrets, ...row }: typeof backends.$inferSelect): BackendRecord => ({
    ...row,
    secrets: openLogins(box, { ref: row.ref, sealedSecrets }),
  })

  const listOfProjects = orm
    .select({ projectId: backends.projectId, status: backends.status, createdAt: backends.createdAt })
    .from(backends)
    .where(isAnyOf(backends.projectId, 'projectIds'))
    .prepare('list_backends')

  return {
    async find(projectId: ProjectId): Promise<BackendRecord | undefined> {
      const [row] = await orm.select().from(backends).where(eq(backends.projectId, projectId))
      return row && unseal(row)
    },

    listOf: (projectIds: readonly ProjectId[]) => listOfProjects.execute({ projectIds: [...projectIds] }),

    async findByRef(ref: string): Promise<BackendRecord | undefined> {
      const [row] = await orm.select().from(backends).where(eq(backends.ref, ref))
      return row && unseal(row)
    },

    /** A project has one: of two that are made at once, the first stays. */
    async insert({ secrets: kept, ...record }: BackendRecord): Promise<void> {
      const sealedSecrets = box.seal(JSON.stringify(kept), placeOf(record.ref))
      await orm
        .insert(backends)
        .values({ ...record, sealedSecrets })
        .onConflictDoNothing()
    },

    /** Takes the work on it, unless somebody else is at it. Whoever has not been heard of since `silentSince` is not. */
    async claim(ref: string, { silentSince, now }: { silentSince: Date; now: Date }): Promise<boolean> {
      const { rowCount } = await orm
        .update(backends)
        .set({ status: 'provisioning', message: null, updatedAt: now })
        .where(and(eq(backends.ref, ref), isFree(silentSince)))
      return rowCount === 1
    },

    async setStatus(ref: string, { status, message, isConfigured, now }: StatusChange): Promise<void> {
      await orm
        .update(backends)
        .set({ status, message: message ?? null, updatedAt: now, ...(isConfigured && { isConfigured }) })
        .where(eq(backends.ref, ref))
    },

    /** Gives the database up: from here on it is only there to be deleted. */
    async release(projectId: ProjectId): Promise<void> {
      await orm.update(backends).set({ projectId: null }).where(eq(backends.projectId, projectId))
    },

    /** Those without a project that nobody is still building. */
    async listAbandoned(silentSince: Date): Promise<string[]> {
      const rows = await orm
        .select({ ref: backends.ref })
        .from(backends)
        .where(and(isNull(backends.projectId), isFree(silentSince)))
      return rows.map(({ ref }) => ref)
    },

    async remove(ref: string): Promise<void> {
      await orm.delete(backends).where(eq(backends.ref, ref))
    },
  }
}
