import type { Diagnostic } from '../diagnostics.ts'
import { hashBody } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'

/** A file that ended a process, with the content that did it. */
export interface RefusedFile {
  readonly hash: string
  readonly diagnostic: Diagnostic
}

export type RefusedFiles = ReturnType<typeof createRefusedFiles>

/** Files that ended a process are not tried again as long as they stay as they are. */
export function createRefusedFiles(refused: ReadonlyMap<string, RefusedFile>, files: ProjectFiles) {
  return {
    find(path: string): Diagnostic | undefined {
      const known = refused.get(path)
      const body = files.get(path)
      return known && body !== undefined && hashBody(body) === known.hash ? known.diagnostic : undefined
    },
  }
}
