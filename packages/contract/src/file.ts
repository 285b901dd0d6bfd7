import { z } from 'zod'

/** What one project may hold. */
export const fileLimits = {
  maxFiles: 3_000,
  maxFolders: 3_000,
  maxFileBytes: 2 * 1024 * 1024,
  maxProjectBytes: 30 * 1024 * 1024,
  maxPathBytes: 1_024,
  maxSegmentBytes: 255,
} as const

/** The sha-256 of a file's bytes, in hex: it names the body, and says what a writer started from. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/)

/** As it arrives. Whether it is a path that a project may hold is told by `checkPath`. */
export const filePath = z.string().min(1).max(4_096)

/** One line of a project's tree. Folders are lines of their own, so that an empty one is kept too. */
export const treeEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), path: z.string(), hash: contentHash, size: z.int() }),
  z.strictObject({ kind: z.literal('folder'), path: z.string() }),
])

/** The whole tree, sorted by path. The id changes with every change and never comes back for another state. */
export const tree = z.strictObject({ id: z.string(), entries: z.array(treeEntry) })

/** Text travels as it is; bytes that are no UTF-8 text travel in base64. */
export const fileEncoding = z.enum(['utf8', 'base64'])

export const fileContent = z.strictObject({
  path: z.string(),
  hash: contentHash,
  size: z.int(),
  encoding: fileEncoding,
  content: z.string(),
})

export const searchMatch = z.strictObject({
  path: z.string(),
  /** Both count from 1. */
  line: z.int(),
  column: z.int(),
  /** The line, shortened around the match where it is long. */
  text: z.string(),
})

/** What a conflict shows: the side that is stored now, or null where the file is gone. */
export const fileConflict = z.strictObject({ path: z.string(), current: fileContent.nullable() })

/** What became of a ZIP archive that was sent to `POST /api/projects/:projectId/import`. */
export const importResult = z.strictObject({
  treeId: z.string(),
  /** Files that were new or replaced. */
  written: z.int(),
  /** Files that the project had already, with the same content. */
  unchanged: z.int(),
  /** What is never imported, such as `node_modules`, by its path. */
  leftOut: z.array(z.string()),
})

export type ContentHash = z.infer<typeof contentHash>
export type TreeEntry = z.infer<typeof treeEntry>
export type Tree = z.infer<typeof tree>
export type FileContent = z.infer<typeof fileContent>
export type FileEncoding = z.infer<typeof fileEncoding>
export type SearchMatch = z.infer<typeof searchMatch>
export type FileConflict = z.infer<typeof fileConflict>
export type ImportResult = z.infer<typeof importResult>
