import type { FileContent, FileEncoding, SearchMatch, Tree } from '@joinery/contract'

export interface FileWrite {
  path: string
  content: string
  encoding?: FileEncoding
  /** The hash one started from; null for a file that is new. */
  baseHash: string | null
}

export interface Search {
  query: string
  isCaseSensitive: boolean
}

export interface Found {
  matches: SearchMatch[]
  /** False where there are more matches than are listed. */
  isComplete: boolean
}

/**
 * Where a tree of files lives: a project on the server, or this browser while no project is open. Refusals are
 * `ApiError`s whose message can be shown; a write that met another change has the code 'conflict'.
 */
export interface FileHome {
  /** Names the home in caches and in browser storage. */
  readonly id: string
  readonly queryKey: readonly string[]
  /** The folders that are open when the home is seen for the first time. */
  readonly openFolders: readonly string[]
  readTree: (signal?: AbortSignal) => Promise<Tree>
  readFile: (path: string, signal?: AbortSignal) => Promise<FileContent>
  writeFile: (write: FileWrite) => Promise<{ path: string; hash: string; size: number }>
  createFolder: (path: string) => Promise<{ path: string }>
  move: (from: string, to: string) => Promise<{ path: string }>
  delete: (path: string) => Promise<void>
  search: (search: Search, signal?: AbortSignal) => Promise<Found>
  /** Called whenever folders are opened or closed; the desk keeps them as well. */
  keepOpenFolders?: (paths: ReadonlySet<string>) => void
}
