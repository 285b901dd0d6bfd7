import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { contentHash, fileContent, fileEncoding, filePath, searchMatch, tree } from '../file.ts'
import { projectId } from '../ids.ts'

/** Every change answers with the whole tree's new id and, for a file, with its new hash: the next change starts there. */
const changed = z.strictObject({ treeId: z.string() })

export const fileEndpoints = {
  tree: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/files',
    input: z.strictObject({ projectId }),
    output: tree,
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/files/content',
    input: z.strictObject({ projectId, path: filePath }),
    output: fileContent,
  }),
  /**
   * `baseHash` is the hash one started from, null for a file that is new. Where the file has another hash by now,
   * nothing is written and the answer is a conflict that carries the current side.
   */
  write: defineEndpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/files/content',
    input: z.strictObject({
      projectId,
      path: filePath,
      content: z.string(),
      encoding: fileEncoding.default('utf8'),
      baseHash: contentHash.nullable(),
    }),
    output: changed.extend({ path: z.string(), hash: contentHash, size: z.int() }),
  }),
  createFolder: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/folders',
    input: z.strictObject({ projectId, path: filePath }),
    output: changed.extend({ path: z.string() }),
  }),
  /** Renames or moves a file, or a folder with everything in it. Nothing is overwritten. */
  move: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/files/move',
    input: z.strictObject({ projectId, from: filePath, to: filePath }),
    output: changed.extend({ path: z.string() }),
  }),
  /** Deletes a file, or a folder with everything in it. Earlier versions keep them. */
  delete: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/files/delete',
    input: z.strictObject({ projectId, path: filePath }),
    output: changed,
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/files/search',
    input: z.strictObject({
      projectId,
      query: z.string().min(1).max(200),
      isCaseSensitive: z.enum(['true', 'false']).default('false'),
    }),
    /** `isComplete` is false where there are more matches than are listed. */
    output: z.strictObject({ matches: z.array(searchMatch), isComplete: z.boolean() }),
  }),
} as const
