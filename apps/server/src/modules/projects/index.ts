import type { Plan, UserId, WorkspaceId } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import { createAccess } from './access.ts'
import type { BodyStore } from './body-store.ts'
import { createChanges } from './changes/create-changes.ts'
import { createFiles } from './files/create-files.ts'
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
export type { FileChange, StoredBody } from './files/file-change.ts'
export { presentProject } from './projects/open-project.ts'
export type { OpenProject } from './projects/open-project.ts'
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
  sessions: Sessions
  planOf: (userId: UserId) => Promise<Plan>
  workspaceOf: (userId: UserId) => Promise<WorkspaceId>
  /** The files that a project lacks to run outside. */
  completeFiles: (treeId: TreeId) => Promise<ReadonlyMap<string, string>>
  /** Told after each change, with the project as it is from then on. `isUnderWay` while the work it belongs to goes on. */
  onChange?: (project: OpenProject, isUnderWay: boolean) => void
  now: () => Date
}

export type ProjectsModule = ReturnType<typeof createProjectsModule>

const maxCachedBytes = 64 * 1024 * 1024

/** The work that a user keeps: projects, their files, and every version of these. */
export function createProjectsModule(dependencies: Dependencies) {
  const { stores, bodies, incomingFolder, sessions, planOf, workspaceOf } = dependencies
  const { completeFiles, onChange, now } = dependencies
  const openProject = createOpenProject({ find: stores.projects.find })
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
    now,
  })
  const files = createFiles({ bodies, trees, changes })
  const versions = createVersions({ store: stores.versions, trees, changes, planOf, now })
  const transfer = createTransfer({ trees, bodies, files, incomingFolder, completeFiles })
  return {
    openProject,
    resolveTree: trees.resolve,
    /** For work that no user asked for by themselves: which files a project has now. */
    findFiles: stores.projects.findFiles,
    readFile: files.read,
    changeFiles: files.change,
    concludeVersion: versions.conclude,
    createProject: projects.create,
    updateProject: (project: OpenProject, fields: ProjectChanges) => projects.update(project, fields),
    openVersion: versions.open,
    addRoutes(app: App) {
      addProjectRoutes(app, { projects, access })
      addFileRoutes(app, { files, trees, access })
      addVersionRoutes(app, { versions, files, trees, access })
      addTransferRoutes(app, { transfer, access, openVersion: versions.open })
    },
  }
}
