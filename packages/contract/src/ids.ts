import { z } from 'zod'

/** Ids are branded, so that a version's id is never handed in where a project's is wanted. */
export const instanceId = z.uuid().brand<'InstanceId'>()
export const userId = z.uuid().brand<'UserId'>()
/** Named as the author of what somebody wrote whose account is gone. Nobody has this id. */
export const formerMember = userId.parse('00000000-0000-0000-0000-000000000000')
export const workspaceId = z.uuid().brand<'WorkspaceId'>()
export const projectId = z.uuid().brand<'ProjectId'>()
/** The moment it was written, and something that makes it the only one. */
export const versionId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .brand<'VersionId'>()
export const runId = z.uuid().brand<'RunId'>()
export const databaseId = z.uuid().brand<'DatabaseId'>()
export const publicationId = z.uuid().brand<'PublicationId'>()

export type InstanceId = z.infer<typeof instanceId>
export type UserId = z.infer<typeof userId>
export type WorkspaceId = z.infer<typeof workspaceId>
export type ProjectId = z.infer<typeof projectId>
export type VersionId = z.infer<typeof versionId>
export type RunId = z.infer<typeof runId>
export type DatabaseId = z.infer<typeof databaseId>
export type PublicationId = z.infer<typeof publicationId>
