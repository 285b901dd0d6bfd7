import { randomUUID } from 'node:crypto'
import { fillText, projectId, texts } from '@joinery/contract'
import type { Plan, ProjectId, TechnologyId, UserId, WorkspaceId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import { encodeChange } from '../trees/stored-entry.ts'
import type { Trees } from '../trees/create-trees.ts'
import { listEntries } from '../trees/tree.ts'
import { nextVersionId } from '../versions/version-id.ts'
import { mayDelete } from './open-project.ts'
import type { OpenProject } from './open-project.ts'
import type { NewProject, ProjectStore } from './store.ts'

interface Dependencies {
  store: ProjectStore
  trees: Trees
  open: (owner: { userId: UserId }, id: ProjectId) => Promise<OpenProject>
  planOf: (userId: UserId) => Promise<Plan>
  workspaceOf: (userId: UserId) => Promise<WorkspaceId>
  /** Told before it is deleted, in the same transaction. */
  beforeDeletion: (id: ProjectId) => Promise<void>
  /** Writes down who deleted it, in the same transaction. */
  recordDeletion: (project: OpenProject) => Promise<void>
  asOne: <Result>(work: () => Promise<Result>) => Promise<Result>
  onDelete?: ((id: ProjectId) => void) | undefined
  now: () => Date
}

export type Projects = ReturnType<typeof createProjects>

interface ProjectFields {
  title: string
  description: string
  techStack: TechnologyId[]
}

export type ProjectChanges = { [Field in keyof ProjectFields]?: ProjectFields[Field] | undefined }

/** The projects of a user, as far as they are more than their files. */
export function createProjects(dependencies: Dependencies) {
  const { store, trees, open, planOf, workspaceOf, beforeDeletion, recordDeletion, asOne, onDelete, now } =
    dependencies

  async function insert(
    userId: UserId,
    fields: Pick<NewProject, keyof ProjectFields | 'files' | 'firstVersion'>,
  ): Promise<OpenProject> {
    const [{ maxProjects }, workspaceId] = await Promise.all([planOf(userId), workspaceOf(userId)])
    const id = projectId.parse(randomUUID())
    const createdAt = now()
    const isInserted = await store.insertWithin(
      { ...fields, id, userId, workspaceId, createdAt },
      maxProjects,
    )
    if (!isInserted && maxProjects !== null) throw tooManyProjects(maxProjects)
    // It is there by now: a connection that breaks here is no reason to say that it is not.
    return open({ userId }, id).catch(() => open({ userId }, id))
  }

  return {
    async list(userId: UserId): Promise<{ projects: OpenProject[]; maxProjects: number | null }> {
      const [projects, { maxProjects }] = await Promise.all([store.list(userId), planOf(userId)])
      return { projects, maxProjects }
    },

    create: (userId: UserId, fields: ProjectFields): Promise<OpenProject> =>
      insert(userId, {
        ...fields,
        files: { entries: [], fileCount: 0, sizeBytes: 0 },
        firstVersion: null,
      }),

    async update(project: OpenProject, fields: ProjectChanges): Promise<OpenProject> {
      const {
        title = project.title,
        description = project.description,
        techStack = project.techStack,
      } = fields
      const changed = { title, description, techStack, updatedAt: now() }
      await store.update(project.id, changed)
      return { ...project, ...changed }
    },

    /** The copy is its maker's own, with the same files and a history that begins with them. */
    async duplicate(project: OpenProject, givenTitle?: string): Promise<OpenProject> {
      const entries = listEntries(await trees.resolve(project.treeId))
      const { title, description, techStack, fileCount, sizeBytes } = project
      const copied = fillText(texts.projects.duplicateTitle, { title }).slice(0, maxTitleLength)
      return insert(project.userId, {
        title: givenTitle ?? copied,
        description,
        techStack,
        files: {
          entries: entries.map((entry) => encodeChange({ path: entry.path, entry })),
          fileCount,
          sizeBytes,
        },
        firstVersion:
          entries.length === 0
            ? null
            : {
                id: nextVersionId(now()),
                description: fillText(texts.versions.descriptions.duplicated, { title }),
                files: entries.filter(({ kind }) => kind === 'file').map(({ path }) => path),
              },
      })
    },

    async delete(project: OpenProject, confirmation: string): Promise<void> {
      if (!mayDelete(project)) throw new AppError('forbidden', texts.projects.delete.notYours)
      if (confirmation.trim() !== project.title) {
        const sentence = fillText(texts.projects.delete.confirm, { title: project.title })
        throw new AppError('invalid-input', `${sentence}.`, {
          issues: [{ path: 'confirmation', message: texts.projects.delete.mismatch }],
        })
      }
      await asOne(async () => {
        await beforeDeletion(project.id)
        await store.delete(project.id)
        await recordDeletion(project)
      })
      onDelete?.(project.id)
    },
  }
}

const maxTitleLength = 120

function tooManyProjects(max: number): AppError {
  const { one, other } = texts.projects.limit
  return new AppError('plan-limit', max === 1 ? one : fillText(other, { n: max }))
}
