import { texts } from '@joinery/contract'
import type { LimitAtOnce } from '../../../http/limit-at-once.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { CodeHostingAccount } from '../connections/create-connections.ts'
import type { CodeHost } from './code-host.ts'
import type { Author, Clone, Git, GitRemote } from './git.ts'
import type { RepositoryRecord } from './store.ts'

interface Dependencies {
  git: Git
  codeHost: CodeHost
  /** The caller's account at the code host; refuses where it is not connected. */
  codeHostingAccount: (caller: Caller) => Promise<CodeHostingAccount>
  inTurn: LimitAtOnce
}

type Place = Pick<RepositoryRecord, 'branch' | 'credentials'> & { remoteUrl: string }

/** The way to repositories, for whoever works with one. */
export function createReach({ git, codeHost, codeHostingAccount, inTurn }: Dependencies) {
  return {
    /** With whose rights, and in whose name, the repository is reached. */
    reachAs: async (
      caller: Caller,
      { remoteUrl, branch, credentials }: Place,
    ): Promise<{ remote: GitRemote; author: Author }> => {
      if (credentials) {
        const name = credentials.username || caller.email.split('@')[0] || texts.common.productName
        const author = { name, email: caller.email || 'nobody@invalid' }
        return { remote: { url: remoteUrl, branch, credentials }, author }
      }
      const { token, user } = await codeHostingAccount(caller)
      const remote = { url: remoteUrl, branch, credentials: codeHost.credentialsFor(token) }
      return { remote, author: codeHost.authorFor(user) }
    },

    withRemote: <Result>(
      { userId }: Caller,
      remote: GitRemote,
      work: (clone: Clone) => Promise<Result>,
    ): Promise<Result> => inTurn(userId, () => git.withRemote(remote, work)),
  }
}
