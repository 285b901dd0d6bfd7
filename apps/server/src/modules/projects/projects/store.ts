import type { Project, ProjectId, UserId, VersionId, WorkspaceId } from '@joinery/contract'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Executor, Orm } from '../../../db/database.ts'
import { memberships, personName } from '../../../db/memberships.ts'
import { projects, projectVersions, trees } from '../schema.ts'
import type { StoredEntry } from '../trees/stored-entry.ts'
import type { OpenProject } from './open-project.ts'

export interface NewProject {
  id: ProjectId
  userId: UserId
  workspaceId: WorkspaceId
  title: string
  description: string
  techStack: Project['techStack']
  createdAt: Date
  files: { entries: StoredEntry[]; fileCount: number; sizeBytes: number }
  /** Where it starts with files, these are its first version. */
  firstVersion: { id: VersionId; description: string; files: string[] } | null
}

export type ProjectStore = ReturnType<typeof createProjectStore>

export function createProjectStore(orm: Orm) {
  const caller = sql`${sql.placeholder('userId')}::uuid`
  const findById = selectProjects(orm, caller)
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare('find_project')
  const findOfOwner = selectProjects(orm, projects.userId)
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare('find_project_of_owner')
  const findOfUser = selectProjects(orm, caller)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .prepare('list_projects')

  return {
    find: async (id: ProjectId, userId: UserId): Promise<OpenProject | undefined> =>
      (await findById.execute({ id, userId }))[0],

    /** As its owner opens it. */
    findAsOwner: async (id: ProjectId): Promise<OpenProject | undefined> =>
      (await findOfOwner.execute({ id }))[0],

    /** Whoever's it is: for work that goes on without them. */
    findFiles: async (id: ProjectId): Promise<Pick<OpenProject, 'treeId' | 'revision'> | undefined> => {
      const { treeId, revision } = projects
      const [found] = await orm.select({ treeId, revision }).from(projects).where(eq(projects.id, id))
      return found
    },

    /** Their own, and those of the workspaces that they are a member of. */
    list: (userId: UserId): Promise<OpenProject[]> => findOfUser.execute({ userId }),

    /** Inserts unless the user has that many projects already; those who create at once wait for each other. */
    insertWithin: (project: NewProject, maxProjects: number | null): Promise<boolean> =>
      orm.transaction(async (tx) => {
        if (maxProjects !== null) {
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${project.userId}, 0))`)
          const [counted] = await tx
            .select({ total: count() })
            .from(projects)
            .where(eq(projects.userId, project.userId))
          if ((counted?.total ?? 0) >= maxProjects) return false
        }
        await insertProject(tx, project)
        return true
      }),

    async update(
      id: ProjectId,
      changes: Pick<OpenProject, 'title' | 'description' | 'techStack' | 'updatedAt'>,
    ): Promise<void> {
      await orm.update(projects).set(changes).where(eq(projects.id, id))
    },

    async delete(id: ProjectId): Promise<void> {
      await orm.delete(projects).where(eq(projects.id, id))
    },
  }
}

/** Projects with what their caller may do. The owner of a workspace is a member of it, so this finds one's own as well. */
function selectProjects(db: Executor, caller: SQLWrapper) {
  return db
    .select({
      id: projects.id,
      userId: memberships.userId,
      ownerId: projects.userId,
      role: memberships.role,
      sharedBy: sql<string | null>`case when ${projects.userId} <> ${memberships.userId}
        then ${personName(projects.userId)} end`,
      workspaceId: projects.workspaceId,
      title: projects.title,
      description: projects.description,
      techStack: projects.techStack,
      status: projects.status,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      treeId: projects.treeId,
      fileCount: trees.fileCount,
      sizeBytes: trees.sizeBytes,
      revision: projects.revision,
      lastVersionNumber: projects.lastVersionNumber,
      lastVersion: {
        id: projectVersions.id,
        userId: projectVersions.userId,
        action: projectVersions.action,
        label: projectVersions.label,
        treeId: projectVersions.treeId,
        createdAt: projectVersions.createdAt,
      },
    })
    .from(projects)
    .innerJoin(
      memberships,
      and(
        eq(memberships.workspaceId, projects.workspaceId),
        eq(memberships.userId, caller),
        isNull(memberships.suspendedAt),
      ),
    )
    .innerJoin(trees, eq(trees.id, projects.treeId))
    .leftJoin(
      projectVersions,
      and(
        eq(projectVersions.projectId, projects.id),
        eq(projectVersions.versionNumber, projects.lastVersionNumber),
      ),
    )
}

async function insertProject(db: Executor, project: NewProject): Promise<void> {
  const { files, firstVersion, ...fields } = project
  const { id: projectId, userId, createdAt } = fields
  const treeId = await reserveTreeId(db)
  await db.insert(projects).values({
    ...fields,
    status: 'active',
    treeId,
    lastVersionNumber: firstVersion ? 1 : 0,
    revision: 0,
    updatedAt: createdAt,
  })
  await db.insert(trees).values({ ...files, id: treeId, projectId })
  if (!firstVersion) return
  await db.insert(projectVersions).values({
    ...firstVersion,
    projectId,
    userId,
    versionNumber: 1,
    prompt: '',
    action: 'created',
    isError: false,
    treeId,
    createdAt,
  })
}

/** A project and its first tree name each other, so the tree has its id before either is written. */
async function reserveTreeId(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`select nextval('trees_id_seq') as id`)
  return Number(rows[0]?.id)
}
