import type { ContentHash } from '@joinery/contract'

/** What a build gives: the files of the app by their place, or what keeps it from being built. */
export interface BuiltApp {
  /** Text or bytes that the build made, or a file of the project as it is stored. */
  readonly files: ReadonlyMap<string, string | Uint8Array | { readonly hash: ContentHash }>
  readonly diagnostics: readonly Problem[]
}

export interface Problem {
  readonly severity: 'error' | 'warning'
  readonly kind: string
  readonly message: string
  readonly file?: string
  readonly line?: number
}
