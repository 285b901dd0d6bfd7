import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectId } from '@joinery/contract'
import type { Plan, ProjectId, UserId, WorkspaceId } from '@joinery/contract'
import type { NpmCommand } from '@joinery/preview-compiler'
import { z } from 'zod'
import { createPreviewCompiler } from '../adapters/preview-compiler.ts'
import { derivePreviewKey } from '../adapters/preview-key.ts'
import type { OpenDoor } from '../http/http-server.ts'
import type { Sessions } from '../http/require-session.ts'
import type { AccountStore } from '../modules/auth/index.ts'
import { createPreviewModule } from '../modules/preview/index.ts'
import { createProjectsModule } from '../modules/projects/index.ts'
import type { OpenProject, ProjectStores } from '../modules/projects/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import { addressAt, originsOf, previewHost } from './addresses.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  openDoor: OpenDoor
  stores: ProjectStores
  sessions: Sessions
  accounts: AccountStore
  planOf: (userId: UserId) => Promise<Plan>
  /** Whether a member may look at what a workspace shares, and change nothing. */
  isReadOnly: (userId: UserId, workspaceId: WorkspaceId) => Promise<boolean>
  showsBadge: (projectId: ProjectId) => Promise<boolean>
  environmentOf: (projectId: ProjectId) => Promise<Readonly<Record<string, string>>>
  /** Told when somebody here has changed a project, and when it is gone. */
  onChange: (project: OpenProject, isUnderWay: boolean) => void
  onDelete: (projectId: ProjectId) => void
  team: Pick<TeamModule, 'recordAct'>
  keepFigures: (gone: { projectId: ProjectId }) => Promise<void>
  npm: NpmCommand | undefined
}

/** What lies there is made from the installed packages alone, and made anew where it is missing. */
const bundledPackages = fileURLToPath(new URL('../../../../.cache/preview-packages', import.meta.url))
const previewProcesses = 2
/** Under this name servers tell each other which project has changed. */
const projectChanges = 'project_changes'
const projectChange = z.tuple([projectId, z.boolean()])

/** Projects and their previews, which follow every change of a file on whatever server it was made. */
export function composeProjects(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { config, database, log, notices, bodies, incomingFolder, streams, secretKey, now } = ground
  const { port, openDoor, stores, sessions, accounts, planOf, isReadOnly, showsBadge, npm } = dependencies
  const compiler = createPreviewCompiler({
    processes: previewProcesses,
    packagesFolder: bundledPackages,
    addedFolder: join(config.DATA_DIR, 'packages'),
    npm,
  })
  opened.defer(compiler.close)

  const projects = createProjectsModule({
    stores,
    bodies,
    incomingFolder,
    maxFiles: config.PROJECT_FILES,
    sessions,
    planOf,
    workspaceOf: accounts.requireOwnWorkspace,
    isReadOnly,
    completeFiles: (treeId) => preview.completeFiles(treeId),
    onChange(project, isUnderWay) {
      showChange(preview.projectChanged(project, isUnderWay))
      dependencies.onChange(project, isUnderWay)
      if (config.DATABASE_URL !== undefined)
        notices.publish(projectChanges, project.id, JSON.stringify([project.id, isUnderWay]))
    },
    ahead: {
      fileExpected: (project, file) => showChange(preview.fileExpected(project.id, file)),
      fileRefused: (project, path) => showChange(preview.fileRefused(project.id, path)),
    },
    beforeDeletion: (id) => dependencies.keepFigures({ projectId: id }),
    recordDeletion: ({ userId, workspaceId, title }) =>
      dependencies.team.recordAct({
        actorId: userId,
        workspaceId,
        act: 'project-deleted',
        subject: title,
      }),
    asOne: database.asOne,
    onDelete: dependencies.onDelete,
    now,
  })
  const preview = createPreviewModule({
    projects,
    bodies,
    sessions,
    streams,
    openCompiler: compiler.open,
    host: previewHost(config, port),
    followsPort: config.PREVIEW_HOST === undefined && config.PUBLIC_URL === undefined,
    appOrigins: originsOf(addressAt(config, port)),
    ports: config.PREVIEW_PORTS,
    openDoor,
    key: derivePreviewKey(secretKey),
    showsBadge,
    environmentOf: dependencies.environmentOf,
    ...(config.DATABASE_URL !== undefined && { notices }),
    now,
  })
  opened.defer(preview.close)
  notices.subscribe(projectChanges, {
    onNotice(payload) {
      const [id, isUnderWay] = projectChange.parse(JSON.parse(payload))
      showChange(preview.projectChangedElsewhere(id, isUnderWay))
    },
  })
  const showChange = (showing: Promise<void>) =>
    void showing.catch((error: unknown) => log.warn({ err: error }, 'a preview could not follow its project'))
  return { projects, preview }
}
