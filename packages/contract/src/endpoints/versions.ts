import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { fileContent, filePath, tree } from '../file.ts'
import { projectId, versionId } from '../ids.ts'
import { place } from '../place.ts'
import { line, prose } from '../plain-text.ts'
import { comparison, comparisonSide, version } from '../version.ts'

export const versionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/versions',
    input: z.strictObject({
      projectId,
      before: place.min(1).optional(),
    }),
    /** Newest first, at most 100; `before` takes a version number to go on from. `historyDays` null means no end. */
    output: z.strictObject({
      versions: z.array(version),
      hasMore: z.boolean(),
      historyDays: z.int().nullable(),
    }),
  }),
  /** Keeps the files as they are now under a number of their own. */
  save: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/versions',
    input: z.strictObject({ projectId, description: prose.trim().max(500).default('') }),
    output: version,
  }),
  tree: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/versions/:versionId/files',
    input: z.strictObject({ projectId, versionId }),
    output: tree,
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/versions/:versionId/content',
    input: z.strictObject({ projectId, versionId, path: filePath }),
    output: fileContent,
  }),
  label: defineEndpoint({
    method: 'PATCH',
    path: '/api/projects/:projectId/versions/:versionId',
    input: z.strictObject({ projectId, versionId, label: line.trim().max(80).nullable() }),
    output: version,
  }),
  compare: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/comparison',
    input: z.strictObject({ projectId, before: comparisonSide, after: comparisonSide }),
    output: comparison,
  }),
  /** Writes a new version; without `paths` everything comes back, with them those files alone. */
  restore: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/versions/:versionId/restore',
    input: z.strictObject({
      projectId,
      versionId,
      paths: z.array(filePath).min(1).max(3_000).optional(),
    }),
    output: z.strictObject({ version, treeId: z.string() }),
  }),
} as const
