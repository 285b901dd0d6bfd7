/** What a project asks of Git. */
export interface Git {
  /** Opens the branch as it is now, for as long as the work with it takes. */
  withRemote: <Result>(remote: GitRemote, work: (clone: Clone) => Promise<Result>) => Promise<Result>
}

export interface GitRemote {
  readonly url: string
  readonly branch: string
  readonly credentials: GitCredentials
}

export interface GitCredentials {
  readonly username: string
  readonly password: string
}

export interface Clone {
  /** The branch's newest commit; null where there is none yet. */
  readonly tip: string | null
  /** What that commit holds. */
  readonly entries: readonly GitEntry[]
  read: (oid: string) => Promise<Uint8Array>
  /** Which of these paths the rules of `.gitignore` files leave out. */
  findIgnored: (paths: readonly string[], rules: readonly IgnoreRules[]) => Promise<ReadonlySet<string>>
  /** One commit on top of the newest, which must still be the newest. */
  push: (commit: NewCommit) => Promise<string>
}

export interface GitEntry {
  readonly path: string
  /** As Git writes it: `100644` for a file, `120000` for a link. */
  readonly mode: string
  readonly oid: string
}

/** A `.gitignore` file. */
export interface IgnoreRules {
  readonly path: string
  readonly bytes: Uint8Array
}

export interface NewCommit {
  readonly files: readonly CommittedFile[]
  /** Taken over from the commit before, as they are there. */
  readonly kept: readonly GitEntry[]
  readonly message: string
  readonly author: Author
  readonly at: Date
}

export interface CommittedFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly isExecutable: boolean
}

export interface Author {
  readonly name: string
  readonly email: string
}
