import type { RepositorySettings } from '@joinery/contract'
import type { Author, GitCredentials } from './git.ts'

/** The code host with repositories of its own to make: GitHub, or an installation of it elsewhere. */
export interface CodeHost {
  /** Whom a token stands for. Refuses a token that the host does not know. */
  identify: (token: string) => Promise<CodeHostUser>
  listOrganizations: (token: string) => Promise<string[]>
  createRepository: (token: string, settings: RepositorySettings) => Promise<CreatedRepository>
  /** Sets what builds of a repository find in their environment. */
  setVariables: (
    token: string,
    remoteUrl: string,
    variables: Readonly<Record<string, string>>,
  ) => Promise<void>
  /** Whether an address leads to this host. */
  owns: (remoteUrl: string) => boolean
  credentialsFor: (token: string) => GitCredentials
  /** How commits name somebody without telling their e-mail address. */
  authorFor: (user: CodeHostUser) => Author
  /** Undefined where this installation has no app there. */
  app: CodeHostApp | undefined
}

export interface CodeHostUser {
  readonly id: number
  readonly login: string
}

export interface CreatedRepository {
  readonly remoteUrl: string
  /** Where people find it, if the host says so. */
  readonly webUrl: string | null
  readonly branch: string
}

export interface CodeHostApp {
  addressToAgree: (request: { state: string; challenge: string }) => string
  exchangeCode: (grant: { code: string; verifier: string }) => Promise<string>
}
