import type { ProjectId, UserId } from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { limitAtOnce } from '../../http/limit-at-once.ts'
import type { LimitTrials } from '../../http/limit-trials.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { BodyStore, ProjectsModule } from '../projects/index.ts'
import { createBackendClients } from './backend-clients/create-backend-clients.ts'
import { createAppSignIn } from './connections/create-app-sign-in.ts'
import type { Seal } from './connections/create-app-sign-in.ts'
import { createConnections } from './connections/create-connections.ts'
import { addConnectionRoutes } from './connections/routes.ts'
import type { ConnectionStore } from './connections/store.ts'
import { createDesigns } from './design-tool/create-designs.ts'
import type { GeneratedFileStore } from './generated-files/store.ts'
import type { Outside } from './outside.ts'
import type { RecordAct } from './record-act.ts'
import type { CodeHost } from './repositories/code-host.ts'
import { createRepositories } from './repositories/create-repositories.ts'
import type { Git } from './repositories/git.ts'
import { addRepositoryRoutes } from './repositories/routes.ts'
import type { RepositoryStore } from './repositories/store.ts'
import { addProjectServiceRoutes } from './routes.ts'

export { askJson } from './ask-json.ts'
export type { Fetch } from './ask-json.ts'
export type { BringClients, BroughtClient, BroughtFile } from './backend-clients/create-backend-clients.ts'
export { agreedPath } from './connections/routes.ts'
export { createConnectionStore } from './connections/store.ts'
export { createGeneratedFileStore } from './generated-files/store.ts'
export type { Outside } from './outside.ts'
export type { CodeHost, CodeHostApp, CodeHostUser, CreatedRepository } from './repositories/code-host.ts'
export type {
  Clone,
  CommittedFile,
  Git,
  GitEntry,
  GitRemote,
  IgnoreRules,
  NewCommit,
} from './repositories/git.ts'
export { createRepositoryStore } from './repositories/store.ts'

interface Dependencies {
  connectionStore: ConnectionStore
  repositoryStore: RepositoryStore
  generatedFileStore: GeneratedFileStore
  projects: Pick<ProjectsModule, 'openProject' | 'openVersion' | 'resolveTree' | 'readFile' | 'changeFiles'>
  bodies: Pick<BodyStore, 'read'>
  sessions: Sessions
  git: Git
  codeHost: CodeHost
  outside: Outside
  seal: Seal
  limitTrials: LimitTrials
  /** Whether this installation gives a project's app a database and accounts. */
  hasOwnBackend: (id: ProjectId) => Promise<boolean>
  recordAct: RecordAct
  asOne: AsOne
  now: () => Date
}

/** Repositories and designs are held in memory while they are read, up to some hundred megabytes each. */
const bulkyAtOnce = { atOnce: 2, waiting: 4 }

/** Other services that accounts are connected to, and what they bring into projects and take out of them. */
export function createIntegrationsModule(dependencies: Dependencies) {
  const { connectionStore, repositoryStore, generatedFileStore, projects, bodies, sessions } = dependencies
  const { git, codeHost, outside, seal, limitTrials, hasOwnBackend, recordAct, asOne, now } = dependencies
  const connections = createConnections({
    store: connectionStore,
    codeHost,
    outside,
    limitTrials,
    recordAct,
    asOne,
    now,
  })
  const inTurn = limitAtOnce(bulkyAtOnce)
  const appSignIn = createAppSignIn({ codeHost, seal, now })
  const repositories = createRepositories({
    store: repositoryStore,
    projects,
    bodies,
    git,
    codeHost,
    codeHostingAccount: connections.codeHostingAccount,
    hostedBackend: connections.openHostedBackend,
    allowsHttp: outside.allowsHttp,
    limitTrials,
    inTurn,
    recordAct,
    asOne,
    now,
  })
  const backendClients = createBackendClients({
    connections,
    projects,
    hasOwnBackend,
    asOne,
    store: generatedFileStore,
  })
  const designs = createDesigns({ connections, projects, asOne, store: generatedFileStore, outside, inTurn })

  const callerOf = (context: RequestContext) => requireSession(context, sessions)
  const open = async (context: RequestContext, id: ProjectId) => {
    const caller = await callerOf(context)
    return { caller, project: await projects.openProject(caller, id) }
  }
  return {
    addRoutes(app: App) {
      addConnectionRoutes(app, { connections, appSignIn, codeHost, callerOf })
      addRepositoryRoutes(app, { repositories, open })
      addProjectServiceRoutes(app, { backendClients, designs, open })
    },
    /** Brings client code into projects for work in the name of this user; undefined where they connected no backend. */
    clientsFor: (userId: UserId) => backendClients.openFor(userId),
    /** What became of the last work with a project's repository; undefined where it has none. */
    repositoryStatusOf: async (id: ProjectId) => (await repositoryStore.find(id))?.status,
  }
}
