import type { ProjectId, VersionId } from '@joinery/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { projects, projectVersions } from '../schema.ts'
import type { VersionRecord } from './version-record.ts'

export type VersionStore = ReturnType<typeof createVersionStore>

export function createVersionStore(orm: Orm) {
  const newest = orm
    .select()
    .from(projectVersions)
    .where(
      and(
        eq(projectVersions.projectId, sql.placeholder('projectId')),
        lt(projectVersions.versionNumber, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(projectVersions.versionNumber))
    .limit(sql.placeholder('limit'))
    .prepare('list_versions')

  return {
    async find(projectId: ProjectId, id: VersionId): Promise<VersionRecord | undefined> {
      const [row] = await orm
        .select()
        .from(projectVersions)
        .where(and(eq(projectVersions.projectId, projectId), eq(projectVersions.id, id)))
      return row
    },

    /** Newest first, below a number. */
    list: (
      projectId: ProjectId,
      { before, limit }: { before: number; limit: number },
    ): Promise<VersionRecord[]> => newest.execute({ projectId, before, limit }),

    /** Counts as a change, so that an edit under way does not go into a version that has a label by now. */
    label: (
      { projectId, id }: Pick<VersionRecord, 'projectId' | 'id'>,
      label: string | null,
    ): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx
          .update(projects)
          .set({ revision: sql`${projects.revision} + 1` })
          .where(eq(projects.id, projectId))
        await tx
          .update(projectVersions)
          .set({ label })
          .where(and(eq(projectVersions.projectId, projectId), eq(projectVersions.id, id)))
      }),
  }
}
