import { z } from 'zod'
import { contentHash } from './file.ts'
import { projectId, userId, versionId } from './ids.ts'

/** What brought a version about. */
export const versionAction = z.enum(['created', 'generated', 'edited', 'imported', 'restored', 'saved'])

export const version = z.strictObject({
  id: versionId,
  projectId,
  userId,
  versionNumber: z.int().min(1),
  prompt: z.string(),
  action: versionAction,
  /** The paths that this version changed. */
  files: z.array(z.string()),
  isError: z.boolean(),
  description: z.string(),
  label: z.string().nullable(),
  /** A picture of the preview, where one was taken. */
  thumbnailHash: contentHash.nullable(),
  createdAt: z.iso.datetime(),
  /** Older than the plan's window: listed, but not to be opened, compared or restored. */
  isLocked: z.boolean(),
})

/** One side of a comparison: a version, or the files as they are now. */
export const comparisonSide = z.union([z.literal('current'), versionId])

const sideOfChange = z.strictObject({ hash: contentHash, size: z.int() })

export const fileChange = z.strictObject({
  path: z.string(),
  /** Null where the file is not there. */
  before: sideOfChange.nullable(),
  after: sideOfChange.nullable(),
})

export const comparison = z.strictObject({ changes: z.array(fileChange) })

export type Version = z.infer<typeof version>
export type VersionAction = z.infer<typeof versionAction>
export type ComparisonSide = z.infer<typeof comparisonSide>
export type FileChange = z.infer<typeof fileChange>
export type Comparison = z.infer<typeof comparison>
