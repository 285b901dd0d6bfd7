import type { CompileMode } from '../compile/compile-script.ts'
import type { FileLimits } from '../files/admit-files.ts'
import type { FileBody } from '../files/project-files.ts'
import type { PackageIndex } from '../package-catalogue.ts'
import type { ModulePosition, PreviewBundle, PreviewUpdate, SourcePosition } from '../protocol.ts'
import type { ChangeOptions } from '../session/open-project.ts'
import type { RefusedFile } from '../session/refused-files.ts'

/** What the pool asks a process for. */
export type WorkerRequest =
  | { readonly kind: 'open'; readonly project: OpenProject }
  | {
      readonly kind: 'change'
      readonly changes: ReadonlyMap<string, FileBody | null>
      readonly options: ChangeOptions
    }
  | { readonly kind: 'bundle' }
  | { readonly kind: 'locate'; readonly position: ModulePosition }
  | { readonly kind: 'close' }

interface OpenProject {
  readonly files: ReadonlyMap<string, FileBody>
  readonly env: Readonly<Record<string, string>>
  readonly packages: PackageIndex
  readonly limits: FileLimits
  readonly mode: CompileMode
  readonly refusedFiles: ReadonlyMap<string, RefusedFile>
  readonly revision: number
}

export interface WorkerEnvelope {
  readonly sequence: number
  readonly session: number
  readonly request: WorkerRequest
}

export interface WorkerReply {
  readonly sequence: number
  readonly result: WorkerResult
}

export type WorkerResult =
  | { readonly kind: 'bundle'; readonly bundle: PreviewBundle }
  | { readonly kind: 'update'; readonly update: PreviewUpdate }
  | { readonly kind: 'position'; readonly position: SourcePosition | undefined }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string }

/** Where a process notes the file it is at, so that it can be named when the process ends over it. */
export const noteDescriptor = 4

/** What a process says first. */
export const workerReady = 'ready'
