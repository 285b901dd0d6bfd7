export type PackageMode = 'development' | 'production'

/** What one bundling is asked for. It goes to another process, so it is made of plain values. */
export interface BuildRequest {
  readonly specifiers: readonly string[]
  /** The folder whose `node_modules` decide. */
  readonly folder: string
  readonly outFolder: string
  readonly mode: PackageMode
  /** Addresses of everything else in the set: those packages are shared, not copied. */
  readonly addresses: Readonly<Record<string, string>>
  /** The version of each package of the set. */
  readonly versions: Readonly<Record<string, string>>
  /** False for packages that nobody has looked at: their code is read, never run. */
  readonly isTrusted: boolean
}

export interface BuildReply {
  readonly sequence: number
  /** Undefined where it went well. */
  readonly problem: string | undefined
}

export interface BuildEnvelope {
  readonly sequence: number
  readonly request: BuildRequest
}

export function isBuildReply(value: unknown): value is BuildReply {
  return typeof value === 'object' && value !== null && 'sequence' in value && 'problem' in value
}

export function isBuildEnvelope(value: unknown): value is BuildEnvelope {
  return typeof value === 'object' && value !== null && 'sequence' in value && 'request' in value
}
