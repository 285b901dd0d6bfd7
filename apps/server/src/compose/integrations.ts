import { createGitHub } from '../adapters/github/create-github.ts'
import type { Config } from '../config.ts'
import type { LimitTrials } from '../http/limit-trials.ts'
import type { Sessions } from '../http/require-session.ts'
import type { BackendsModule } from '../modules/backends/index.ts'
import {
  agreedPath,
  createConnectionStore,
  createGeneratedFileStore,
  createIntegrationsModule,
  createRepositoryStore,
} from '../modules/integrations/index.ts'
import type { Fetch } from '../modules/integrations/index.ts'
import type { ProjectsModule } from '../modules/projects/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import { addressAt } from './addresses.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  projects: ProjectsModule
  sessions: Sessions
  limitTrials: LimitTrials
  team: Pick<TeamModule, 'recordAct'>
  backends: Pick<BackendsModule, 'statusOf'>
}

/** Services outside. What a user typed goes through the guard; what the operator set is trusted. */
export function composeIntegrations(ground: Ground, dependencies: Dependencies) {
  const { config, orm, database, box, bodies, incomingFolder, egress, now } = ground
  const { port, projects, sessions, limitTrials, team, backends } = dependencies
  const fetchGuarded: Fetch = (url, init) => egress.fetch(url, init)
  const codeHost = createGitHub({
    ...gitHubAddresses(config),
    fetch: fetchTrusted,
    app: gitHubApp(config, `${addressAt(config, port)}${agreedPath}`),
  })
  return createIntegrationsModule({
    connectionStore: createConnectionStore(orm, box),
    repositoryStore: createRepositoryStore(orm, box),
    generatedFileStore: createGeneratedFileStore(orm),
    projects,
    bodies,
    sessions,
    codeHost,
    git: {
      async withRemote(remote, work) {
        // Loaded with the first repository: it is large, and most servers never meet one.
        const { openGit } = await import('../adapters/git-http/open-git.ts')
        const git = openGit({
          fetch: (url, init) => (codeHost.owns(url) ? fetchTrusted(url, init) : fetchGuarded(url, init)),
          folder: incomingFolder,
        })
        return git.withRemote(remote, work)
      },
    },
    outside: {
      fetchGuarded,
      fetchTrusted,
      designToolUrl: config.FIGMA_API_URL,
      appBackendUrl: config.FIREBASE_API_URL,
      allowsHttp: config.ALLOW_PRIVATE_ADDRESSES,
    },
    seal: {
      seal: (text) => box.seal(text, statePlace),
      open: (sealed) => box.open(sealed, statePlace),
    },
    limitTrials,
    hasOwnBackend: async (id) => (await backends.statusOf(id)) !== undefined,
    recordAct: (act) => team.recordAct(act),
    asOne: database.asOne,
    now,
  })
}

const fetchTrusted: Fetch = (url, init) => fetch(url, { ...init, redirect: 'manual' })

const statePlace = 'integrations:code-hosting:state'

function gitHubAddresses({ GITHUB_URL, GITHUB_API_URL }: Config) {
  const ownApi = GITHUB_URL === undefined ? 'https://api.github.com' : `${GITHUB_URL}/api/v3`
  return { siteUrl: GITHUB_URL ?? 'https://github.com', apiUrl: GITHUB_API_URL ?? ownApi }
}

function gitHubApp(config: Config, redirectUri: string) {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = config
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, redirectUri }
}
