import { backendStatuses, repositoryStatuses } from '@joinery/contract'
import type {
  BackendStatus,
  PreviewError,
  ProjectId,
  RepositoryStatus,
  RunDiagnostic,
  UserId,
} from '@joinery/contract'
import { runGeneration } from '@joinery/engine'
import type { Sessions } from '../http/require-session.ts'
import { createGenerationModule, createGenerationStores } from '../modules/generation/index.ts'
import type { Models } from '../modules/generation/index.ts'
import type { BringClients } from '../modules/integrations/index.ts'
import type { PreviewModule } from '../modules/preview/index.ts'
import type { ProjectsModule } from '../modules/projects/index.ts'
import type { SettingsModule } from '../modules/settings/index.ts'
import type { StorageModule } from '../modules/storage/index.ts'
import type { UsageModule } from '../modules/usage/index.ts'
import type { Ground } from './ground.ts'
import { listBuildErrors } from './list-build-errors.ts'

interface Dependencies {
  sessions: Sessions
  projects: ProjectsModule
  preview: PreviewModule
  storage: StorageModule
  usage: UsageModule
  models: Models
  settings: SettingsModule
  /** Client code of the backends that somebody has connected; undefined where there is none. */
  clientsFor: (userId: UserId) => Promise<BringClients | undefined>
  /** Undefined where the project has none. */
  repositoryStatusOf: (id: ProjectId) => Promise<RepositoryStatus | undefined>
  backendStatusOf: (id: ProjectId) => Promise<BackendStatus | undefined>
}

/** Runs: the engine writes into projects, looks at their previews and is paid from the usage counter. */
export function composeGeneration(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { database, streams, notices, jobs, log, now } = ground
  const { preview, storage, settings, repositoryStatusOf, backendStatusOf, ...others } = dependencies
  const generation = createGenerationModule({
    ...others,
    stores: createGenerationStores(database),
    streams,
    notices,
    jobs,
    attachments: { has: storage.hasAttachment, read: storage.readAttachments },
    preferences: settings,
    onRunEnd: settings.runEnded,
    async projectStatusOf(id) {
      const [repository, backend] = await Promise.all([repositoryStatusOf(id), backendStatusOf(id)])
      if (repository === undefined && backend === undefined) return null
      return {
        codeHosting: repository === undefined ? null : percentOf(repositoryStatuses, repository),
        hostedBackend: backend === undefined ? null : percentOf(backendStatuses, backend),
      }
    },
    generate: runGeneration,
    preview: {
      checkProject: async (id) => listBuildErrors(await preview.checkProject(id)),
      runtimeErrorsSince: async (id, since) => preview.runtimeErrorsSince(id, since).map(presentRuntimeError),
      isWatched: preview.isWatched,
      versionOf,
    },
    promised: database.promised,
    patiently: database.patiently,
    logger: log,
    now,
  })
  void generation.begin()
  opened.defer(generation.end)
  return generation
}

/** A range, so that a project outside gets what was mended since. The compiler is loaded with the first question. */
async function versionOf(name: string): Promise<string | null> {
  const { readVersions } = await import('@joinery/preview-compiler')
  const version = readVersions('react-19').get(name)
  return version !== undefined && /^\d/.test(version) ? `^${version}` : null
}

/** The states in their order, up to success, are steps of the same size. What failed has to begin anew. */
function percentOf<Status extends string>(statuses: readonly Status[], status: Status): number {
  const steps = statuses.slice(0, -1)
  return Math.max(0, steps.indexOf(status)) * (100 / (steps.length - 1))
}

function presentRuntimeError({ message, position }: PreviewError): RunDiagnostic {
  return {
    message,
    path: position?.file ?? null,
    line: position?.line ?? null,
    column: position?.column ?? null,
    frame: null,
  }
}
