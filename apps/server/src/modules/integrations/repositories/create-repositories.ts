import { fillText, texts } from '@joinery/contract'
import type {
  OnConflict,
  PullResult,
  PushResult,
  Repository,
  RepositorySettings,
  VersionId,
} from '@joinery/contract'
import type { AsOne } from '../../../http/as-one.ts'
import { AppError } from '../../../http/app-error.ts'
import type { LimitAtOnce } from '../../../http/limit-at-once.ts'
import type { LimitTrials } from '../../../http/limit-trials.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { BodyStore, OpenProject, ProjectsModule } from '../../projects/index.ts'
import { writeHostedBackendClient } from '../backend-clients/client-code.ts'
import type { CodeHostingAccount } from '../connections/create-connections.ts'
import type { RecordAct } from '../record-act.ts'
import { writeIntoProject } from '../write-into-project.ts'
import type { CodeHost } from './code-host.ts'
import type { Git } from './git.ts'
import { createPushFiles } from './push-files.ts'
import { createReach } from './reach-repository.ts'
import { readHeld } from './read-held.ts'
import { checkRemoteUrl } from './check-remote-url.ts'
import { presentRepository } from './present-repository.ts'
import type { Meant, RepositoryRecord, RepositoryStore } from './store.ts'
import { watchWork } from './watch-work.ts'

interface Dependencies {
  store: RepositoryStore
  projects: Pick<ProjectsModule, 'openProject' | 'resolveTree' | 'changeFiles' | 'openVersion'>
  bodies: Pick<BodyStore, 'read'>
  git: Git
  codeHost: CodeHost
  /** The caller's account at the code host; refuses where it is not connected. */
  codeHostingAccount: (caller: Caller) => Promise<CodeHostingAccount>
  /** The caller's hosted backend; refuses where it is not connected. */
  hostedBackend: (caller: Caller) => Promise<{ url: string; publishableKey: string }>
  /** Whether a token may travel without encryption: only inside the operator's own network. */
  allowsHttp: boolean
  limitTrials: LimitTrials
  inTurn: LimitAtOnce
  recordAct: RecordAct
  asOne: AsOne
  now: () => Date
}

interface Pulling extends Meant {
  onConflict: OnConflict
}

interface Pushing extends Meant {
  versionId?: VersionId | undefined
  message: string
}

interface Link {
  remoteUrl: string
  branch: string
  username: string
  token: string
}

export type Repositories = ReturnType<typeof createRepositories>

/** No work takes this long: what has not ended by then never will. */
const staleAfterMs = 5 * 60_000
const { refusals, repository, git: gitTexts, pulledVersion, firstCommit } = texts.integrations.codeHosting

const succeeded = { status: 'success', message: null, startedAt: null } as const

/** What was meant for one repository must not reach another, which may be open to other people. */
function refuseAnother(
  { remoteUrl: linked }: Pick<RepositoryRecord, 'remoteUrl'>,
  { remoteUrl }: Meant,
): void {
  if (remoteUrl !== undefined && remoteUrl !== linked) throw new AppError('conflict', refusals.anotherLinked)
}

/** A project and its repository: how one comes to the other. */
export function createRepositories(dependencies: Dependencies) {
  const { store, projects, bodies, git, codeHost, codeHostingAccount, allowsHttp, now } = dependencies
  const { hostedBackend, limitTrials, inTurn, recordAct, asOne } = dependencies
  const { reachAs, withRemote } = createReach({ git, codeHost, codeHostingAccount, inTurn })
  const pushFiles = createPushFiles({ projects, bodies, now })

  const beginning = () => ({ at: now(), staleBefore: new Date(now().getTime() - staleAfterMs) })

  const recordFor = (
    { userId, workspaceId }: OpenProject,
    act: 'connected' | 'disconnected',
    url: string,
  ): Promise<void> => {
    const subject = fillText(texts.integrations.repositoryInLog, { url })
    return recordAct({ actorId: userId, workspaceId, act, subject })
  }

  async function require({ id }: OpenProject): Promise<RepositoryRecord> {
    const record = await store.find(id)
    if (!record) throw new AppError('not-found', refusals.noRepository)
    return record
  }

  const present = async (project: OpenProject): Promise<Repository> =>
    presentRepository(await require(project), beginning().staleBefore)

  async function begin(project: OpenProject, meant: Meant) {
    const linked = await require(project)
    refuseAnother(linked, meant)
    if (linked.remoteUrl === null) throw new AppError('conflict', repository.noUrl)
    const { at, staleBefore } = beginning()
    const record = await store.begin(project.id, { at, staleBefore, ...meant })
    // A link that was taken away since then has left a repository that is only being made.
    if (!record || record.remoteUrl === null) throw new AppError('conflict', refusals.busy)
    return { ...record, remoteUrl: record.remoteUrl, begun: { projectId: project.id, beganAt: at } }
  }

  return {
    async find(project: OpenProject): Promise<Repository | null> {
      const record = await store.find(project.id)
      return record ? presentRepository(record, beginning().staleBefore) : null
    },

    /** Makes the repository and, where the project has files, pushes them. */
    async create(caller: Caller, project: OpenProject, settings: RepositorySettings): Promise<Repository> {
      const { token, user } = await codeHostingAccount(caller)
      const branch = 'main'
      const begins = beginning()
      if (!(await store.beginCreating(project.id, { settings, branch, ...begins }))) {
        throw new AppError('conflict', refusals.isThere)
      }
      await watchWork(store, { projectId: project.id, beganAt: begins.at }, async (keep) => {
        await codeHost.identify(token)
        await keep({ status: 'creating' })
        const created = await codeHost.createRepository(token, settings)
        await asOne(async () => {
          await keep({ ...created, syncedCommit: null, syncedFiles: null })
          await recordFor(project, 'connected', created.remoteUrl)
        })
        if (project.fileCount === 0) return keep(succeeded)
        await keep({ status: 'pushing' })
        const remote = {
          url: created.remoteUrl,
          branch: created.branch,
          credentials: codeHost.credentialsFor(token),
        }
        const synced = { syncedCommit: null, syncedFiles: null, branch: created.branch }
        const author = codeHost.authorFor(user)
        await withRemote(caller, remote, (clone) =>
          pushFiles(clone, { project, keep, message: firstCommit, author, synced }),
        )
        await keep(succeeded)
      })
      return present(project)
    },

    /** Links a repository that is there, after a look at it with the rights that were given. */
    async link(caller: Caller, project: OpenProject, link: Link): Promise<Repository> {
      const remoteUrl = checkRemoteUrl(link.remoteUrl, { allowsHttp })
      const isOfHost = codeHost.owns(remoteUrl)
      if (link.token === '' && !isOfHost) throw new AppError('invalid-input', refusals.noToken)
      const { branch } = link
      const credentials = link.token === '' ? null : { username: link.username, password: link.token }
      const { remote } = await reachAs(caller, { remoteUrl, branch, credentials })
      await limitTrials(caller.userId)
      await withRemote(caller, remote, () => Promise.resolve())
      const webUrl = isOfHost ? remoteUrl.replace(/\.git$/, '') : null
      return asOne(async () => {
        if (!(await store.link(project.id, { remoteUrl, webUrl, branch, credentials }))) {
          throw new AppError('conflict', refusals.isThere)
        }
        await recordFor(project, 'connected', remoteUrl)
        return present(project)
      })
    },

    /** Tells the builds at the code host where the hosted backend is. */
    async linkBackend(caller: Caller, project: OpenProject): Promise<string[]> {
      const { remoteUrl } = await require(project)
      if (remoteUrl === null || !codeHost.owns(remoteUrl)) {
        throw new AppError('conflict', refusals.notAtHost)
      }
      const [{ token }, keys] = await Promise.all([codeHostingAccount(caller), hostedBackend(caller)])
      const { variables } = writeHostedBackendClient(keys)
      await codeHost.setVariables(token, remoteUrl, variables)
      return Object.keys(variables)
    },

    unlink: (project: OpenProject, meant: Meant): Promise<void> =>
      asOne(async () => {
        const linked = await store.find(project.id)
        if (linked) refuseAnother(linked, meant)
        const removed = await store.remove(project.id, meant)
        if (removed?.remoteUrl) await recordFor(project, 'disconnected', removed.remoteUrl)
      }),

    async push(
      caller: Caller,
      project: OpenProject,
      { versionId, message, ...meant }: Pushing,
    ): Promise<PushResult> {
      const { begun, ...record } = await begin(project, meant)
      const commit = await watchWork(store, begun, async (keep) => {
        const { remote, author } = await reachAs(caller, record)
        const pushed = await withRemote(caller, remote, async (clone) => {
          await keep({ status: 'pushing' })
          return pushFiles(clone, { project, keep, versionId, message, author, synced: record })
        })
        await keep(succeeded)
        return pushed
      })
      return { commit, repository: await present(project) }
    },

    async pull(caller: Caller, project: OpenProject, { onConflict, ...meant }: Pulling): Promise<PullResult> {
      const { begun, ...record } = await begin(project, meant)
      return watchWork(store, begun, async (keep) => {
        const { remote } = await reachAs(caller, record)
        return withRemote(caller, remote, async (clone) => {
          const { tip } = clone
          const { branch } = record
          if (tip === null) throw new AppError('conflict', fillText(gitTexts.noBranch, { branch }))
          const { files, leftOut } = await readHeld(clone)
          return asOne(async () => {
            const { changed, version, base } = await writeIntoProject({
              projects,
              // People may have gone on writing meanwhile, and whoever pulls may not be let in any more.
              project: await projects.openProject(caller, project.id),
              base: record.syncedFiles ?? [],
              theirs: files,
              onConflict,
              description: fillText(pulledVersion, { branch, commit: tip.slice(0, 7) }),
            })
            const agreed = { syncedCommit: tip, syncedFiles: base, syncedAt: now() }
            await keep({ ...agreed, ...succeeded })
            return {
              commit: tip,
              changed: [...changed],
              leftOut: [...leftOut],
              versionId: version?.id ?? null,
              repository: await present(project),
            }
          })
        })
      })
    },
  }
}
