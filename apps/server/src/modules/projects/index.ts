import type { Plan, ProjectId, UserId, WorkspaceId } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import { createAccess } from './access.ts'
import type { BodyStore } from './body-store.ts'
import { createChanges } from './changes/create-changes.ts'
import { createFiles } from './files/create-files.ts'
import type { ChangesAhead } from './files/create-files.ts'
import { addFileRoutes } from './files/routes.ts'
import { createProjects } from './projects/create-projects.ts'
import type { ProjectChanges } from './projects/create-projects.ts'
import { createOpenProject } from './projects/open-project.ts'
import type { OpenProject } from './projects/open-project.ts'
import { addProjectRoutes } from './projects/routes.ts'
import type { ProjectStores } from './store.ts'
import { createTransfer } from './transfer/create-transfer.ts'
import { addTransferRoutes } from './transfer/routes.ts'
import { createTrees } from './trees/create-trees.ts'
import { createTreeCache } from './trees/tree-cache.ts'
import type { TreeId } from './trees/tree.ts'
import { createVersions } from './versions/create-versions.ts'
import { addVersionRoutes } from './versions/routes.ts'

export { storageAway, storageFull } from './body-errors.ts'
export type { BodyStore } from './body-store.ts'
export type { ChangeReason } from './changes/change-reason.ts'
export type { ExpectedFile } from './files/create-files.ts'
export type { FileChange, StoredBody } from './files/file-change.ts'
export { isWorthPacking } from './is-worth-packing.ts'
export { presentProject } from './projects/open-project.ts'
export type { ExpectedProject, OpenProject } from './projects/open-project.ts'
export { createProjectStores } from './store.ts'
export type { ProjectStores } from './store.ts'
export { findEntry, listEntries } from './trees/tree.ts'
export type { Tree, TreeId } from './trees/tree.ts'
export type { VersionRecord } from './versions/version-record.ts'

interface Dependencies {
  stores: ProjectStores
  bodies: BodyStore
  /** A folder for archives while they are looked at. */
  incomingFolder: string
  /** How many files a project holds at most. */
  maxFiles: number
  sessions: Sessions
  planOf: (userId: UserId) => Promise<Plan>
  workspaceOf: (userId: UserId) => Promise<WorkspaceId>
  /** Whether a member may look at what a workspace shares, and change nothing. */
  isReadOnly?: (userId: UserId, workspaceId: WorkspaceId) => Promise<boolean>
  /** The files that a project lacks to run outside. */
  completeFiles: (treeId: TreeId) => Promise<ReadonlyMap<string, string>>
  /** Told after each change, with the project as it is from then on. `isUnderWay` while the work it belongs to goes on. */
  onChange?: (project: OpenProject, isUnderWay: boolean) => void
  /** Told before it is deleted, in the same transaction. */
  beforeDeletion: (id: ProjectId) => Promise<void>
  /** Writes down who deleted it, in the same transaction. */
  recordDeletion: (project: OpenProject) => Promise<void>
  asOne: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Told after a project was deleted. */
  onDelete?: (id: ProjectId) => void
  ahead?: ChangesAhead
  now: () => Date
}

export type ProjectsModule = ReturnType<typeof createProjectsModule>

const maxCachedBytes = 64 * 1024 * 1024

/** The work that a user keeps: projects, their files, and every version of these. */
export function createProjectsModule(dependencies: Dependencies) {
  const { stores, bodies, incomingFolder, maxFiles, sessions, planOf, workspaceOf, isReadOnly } = dependencies
  const { completeFiles, onChange, ahead, now } = dependencies
  const { openProject, keepListed, expectNewest } = createOpenProject({
    find: stores.projects.find,
    isReadOnly,
  })
  const access = createAccess({ sessions, openProject })
  const trees = createTrees({ store: stores.trees, cache: createTreeCache({ maxBytes: maxCachedBytes }) })
  const changes = createChanges({
    store: stores.changes,
    trees,
    reopen: (project) => openProject(project, project.id),
    ...(onChange && { onChange }),
    now,
  })
  const projects = createProjects({
    store: stores.projects,
    trees,
    open: openProject,
    planOf,
    workspaceOf,
    beforeDeletion: dependencies.beforeDeletion,
    recordDeletion: dependencies.recordDeletion,
    asOne: dependencies.asOne,
    onDelete: dependencies.onDelete,
    now,
  })
  const files = createFiles({ bodies, trees, changes, maxFiles, ...(ahead && { ahead }) })
  const versions = createVersions({ store: stores.versions, trees, changes, maxFiles, planOf, now })
  const transfer = createTransfer({ trees, bodies, files, incomingFolder, maxFiles, completeFiles })
  return {
    openProject,
    expectNewest,
    resolveTree: trees.resolve,
    /** For work that no user asked for by themselves: which files a project has now. */
    findFiles: stores.projects.findFiles,
    /** For the end of work that outlasts the rights of whoever asked for it. */
    findAsOwner: stores.projects.findAsOwner,
    readFile: files.read,
    changeFiles: files.change,
    concludeVersion: versions.conclude,
    createProject: projects.create,
    updateProject: (project: OpenProject, fields: ProjectChanges) => projects.update(project, fields),
    openVersion: versions.open,
    /** Whether whoever opened it may change it, and not only look. */
    async mayChange({ userId, ownerId, workspaceId }: OpenProject): Promise<boolean> {
      return userId === ownerId || !(await isReadOnly?.(userId, workspaceId))
    },
    /** Gives the newest version a label where it has none: edits from then on belong to the next one. */
    async closeVersion({ id: projectId, lastVersion }: OpenProject, label: string): Promise<void> {
      if (lastVersion?.label === null) await stores.versions.label({ projectId, id: lastVersion.id }, label)
    },
    addRoutes(app: App) {
      addProjectRoutes(app, { projects, access, keepListed })
      addFileRoutes(app, { files, trees, access })
      addVersionRoutes(app, { versions, files, trees, access })
      addTransferRoutes(app, { transfer, access, openVersion: versions.open })
    },
  }
}
