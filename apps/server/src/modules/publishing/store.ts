import type { OpenTable, ProjectId, PublicationId, TableFinding } from '@joinery/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import type { TreeId } from '../projects/index.ts'
import type { PublishedFile } from './builds/published-file.ts'
import { publications, publishedSites, tableDecisions } from './schema.ts'

export interface NewPublication {
  id: PublicationId
  projectId: ProjectId
  versionNumber: number
  treeId: TreeId
}

/** A publication and the right to write in its name: a holder with a lower number has lost it. */
export interface BuildHold {
  readonly id: PublicationId
  readonly fence: number
}

export interface ClaimedBuild extends BuildHold {
  readonly projectId: ProjectId
  readonly treeId: TreeId
  readonly attempts: number
  /** What visitors see meanwhile. */
  readonly liveId: PublicationId | null
}

export interface BuiltPublication {
  readonly files: PublishedFile[]
  readonly sizeBytes: number
}

export interface TableDecision extends OpenTable {
  readonly decidedBy: string
  readonly decidedAt: Date
}

export type PublishingStore = ReturnType<typeof createPublishingStore>

const maxListed = 50

export function createPublishingStore(orm: Orm) {
  const findByLabel = orm
    .select({
      liveId: publishedSites.liveId,
      previousId: publishedSites.previousId,
      switchedAt: publishedSites.switchedAt,
    })
    .from(publishedSites)
    .where(eq(publishedSites.label, sql.placeholder('label')))
    .prepare('find_published_site')

  return {
    findSiteByLabel: async (label: string) => (await findByLabel.execute({ label }))[0],

    /**
     * The address, and what was published, the newest first. Both are read in one statement: in two, a build that ends between
     * them would stand beside a site that does not show it.
     */
    async read(projectId: ProjectId) {
      const rows = await orm
        .select({ label: publishedSites.label, liveId: publishedSites.liveId, publication: listed })
        .from(publishedSites)
        .leftJoin(publications, eq(publications.projectId, publishedSites.projectId))
        .where(eq(publishedSites.projectId, projectId))
        .orderBy(desc(publications.createdAt))
        .limit(maxListed)
      return {
        label: rows[0]?.label ?? '',
        liveId: rows[0]?.liveId ?? null,
        publications: rows.flatMap(({ publication }) => publication ?? []),
      }
    },

    async findPublished(projectId: ProjectId, id: PublicationId) {
      const [found] = await orm
        .select(listed)
        .from(publications)
        .where(
          and(
            eq(publications.id, id),
            eq(publications.projectId, projectId),
            eq(publications.status, 'published'),
          ),
        )
      return found
    },

    async readFiles(id: PublicationId): Promise<PublishedFile[]> {
      const [row] = await orm
        .select({ files: publications.files })
        .from(publications)
        .where(eq(publications.id, id))
      return row?.files ?? []
    },

    /** Puts a build into the queue; false where one of the project is there already. The first one brings the address. */
    begin: (publication: NewPublication, label: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        await tx
          .insert(publishedSites)
          .values({ projectId: publication.projectId, label })
          .onConflictDoNothing({ target: publishedSites.projectId })
        const inserted = await tx
          .insert(publications)
          .values({
            ...publication,
            status: 'building',
            fileCount: 0,
            sizeBytes: 0,
            attempts: 0,
            fence: 0,
            createdAt: sql`now()`,
          })
          .onConflictDoNothing()
          .returning({ id: publications.id })
        return inserted.length > 0
      }),

    /** Takes the oldest build that nobody holds, for as long as the lease lasts. */
    async claim(leaseMs: number): Promise<ClaimedBuild | undefined> {
      const [claimed] = await orm
        .update(publications)
        .set({
          attempts: sql`${publications.attempts} + 1`,
          fence: sql`${publications.fence} + 1`,
          leaseUntil: until(leaseMs),
        })
        .where(
          eq(
            publications.id,
            sql`(
              select id from ${publications}
              where status = 'building' and (lease_until is null or lease_until < now())
              order by created_at limit 1 for update skip locked
            )`,
          ),
        )
        .returning({
          id: publications.id,
          fence: publications.fence,
          projectId: publications.projectId,
          treeId: publications.treeId,
          attempts: publications.attempts,
        })
      if (!claimed) return undefined
      const [site] = await orm
        .select({ liveId: publishedSites.liveId })
        .from(publishedSites)
        .where(eq(publishedSites.projectId, claimed.projectId))
      return { ...claimed, liveId: site?.liveId ?? null }
    },

    /** False where somebody else holds it, or it is over. */
    async extend(hold: BuildHold, leaseMs: number): Promise<boolean> {
      const extended = await orm
        .update(publications)
        .set({ leaseUntil: until(leaseMs) })
        .where(isHeld(hold))
        .returning({ id: publications.id })
      return extended.length > 0
    },

    /** Leaves it to whoever comes next, as if it had not been tried. */
    async letGo(hold: BuildHold): Promise<void> {
      await orm
        .update(publications)
        .set({ leaseUntil: null, attempts: sql`${publications.attempts} - 1` })
        .where(isHeld(hold))
    },

    /** In one step: the build stands, and visitors see it. */
    succeed: (hold: BuildHold, { files, sizeBytes }: BuiltPublication): Promise<void> =>
      orm.transaction(async (tx) => {
        const [finished] = await tx
          .update(publications)
          .set({
            status: 'published',
            files,
            fileCount: files.length,
            sizeBytes,
            leaseUntil: null,
            finishedAt: sql`now()`,
          })
          .where(isHeld(hold))
          .returning({ id: publications.id, projectId: publications.projectId })
        if (!finished) return
        await tx
          .update(publishedSites)
          .set({ liveId: finished.id, previousId: publishedSites.liveId, switchedAt: sql`now()` })
          .where(eq(publishedSites.projectId, finished.projectId))
      }),

    async fail(hold: BuildHold, reason: string): Promise<void> {
      await orm.update(publications).set(failure(reason)).where(isHeld(hold))
    },

    /** False where there is no such publication that stands. */
    async goBack(projectId: ProjectId, id: PublicationId): Promise<boolean> {
      const switched = await orm
        .update(publishedSites)
        .set({ liveId: id, previousId: publishedSites.liveId, switchedAt: sql`now()` })
        .where(
          and(
            eq(publishedSites.projectId, projectId),
            sql`exists (select 1 from ${publications} where id = ${id} and project_id = ${projectId} and status = 'published')`,
          ),
        )
        .returning({ projectId: publishedSites.projectId })
      return switched.length > 0
    },

    /** A build under way is taken back too, so that it does not put the app there again. */
    unpublish: (projectId: ProjectId, reason: string): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx
          .update(publications)
          .set(failure(reason))
          .where(and(eq(publications.projectId, projectId), eq(publications.status, 'building')))
        await tx
          .update(publishedSites)
          .set({ liveId: null, previousId: null, switchedAt: sql`now()` })
          .where(eq(publishedSites.projectId, projectId))
      }),

    async listDecisions(projectId: ProjectId): Promise<TableDecision[]> {
      return orm
        .select({
          schema: tableDecisions.schemaName,
          name: tableDecisions.tableName,
          finding: tableDecisions.finding,
          decidedBy: tableDecisions.decidedBy,
          decidedAt: tableDecisions.decidedAt,
        })
        .from(tableDecisions)
        .where(eq(tableDecisions.projectId, projectId))
    },

    async saveDecisions(
      projectId: ProjectId,
      tables: readonly { schema: string; name: string; finding: TableFinding }[],
      decidedBy: string,
    ): Promise<void> {
      await orm
        .insert(tableDecisions)
        .values(
          tables.map(({ schema, name, finding }) => ({
            projectId,
            schemaName: schema,
            tableName: name,
            finding,
            decidedBy,
            decidedAt: sql`now()`,
          })),
        )
        .onConflictDoNothing()
    },
  }
}

const listed = {
  id: publications.id,
  versionNumber: publications.versionNumber,
  status: publications.status,
  reason: publications.reason,
  fileCount: publications.fileCount,
  sizeBytes: publications.sizeBytes,
  createdAt: publications.createdAt,
  finishedAt: publications.finishedAt,
}

const until = (leaseMs: number) => sql`now() + ${leaseMs}::int * interval '1 millisecond'`

const isHeld = ({ id, fence }: BuildHold) =>
  and(eq(publications.id, id), eq(publications.fence, fence), eq(publications.status, 'building'))

const failure = (reason: string) =>
  ({ status: 'failed', reason, leaseUntil: null, finishedAt: sql`now()` }) as const
