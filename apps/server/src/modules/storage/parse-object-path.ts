import { projectId, versionId } from '@joinery/contract'
import type { ProjectId, VersionId } from '@joinery/contract'
import { attachmentName } from './attachment.ts'

/** What a name in the bucket stands for. */
export type ObjectPath =
  | { kind: 'attachment'; projectId: ProjectId; name: string }
  | { kind: 'version-file'; projectId: ProjectId; versionId: VersionId; path: string }

/** `projects/{projectId}/uploads/{name}` or `projects/{projectId}/{versionId}/{filePath}`; anything else is nothing. */
export function parseObjectPath(path: string): ObjectPath | undefined {
  const [root, first = '', second = '', ...rest] = path.split('/')
  const project = projectId.safeParse(first)
  const name = rest.join('/')
  if (root !== 'projects' || !project.success || name === '') return undefined
  if (second === 'uploads') {
    return attachmentName.test(name) ? { kind: 'attachment', projectId: project.data, name } : undefined
  }
  const version = versionId.safeParse(second)
  if (!version.success) return undefined
  return { kind: 'version-file', projectId: project.data, versionId: version.data, path: name }
}

/** The folders of the bucket. */
export type FolderPath =
  | { kind: 'project'; projectId: ProjectId }
  | { kind: 'uploads'; projectId: ProjectId }
  | { kind: 'version'; projectId: ProjectId; versionId: VersionId; folder: string }

/** Slashes at its ends, and doubled ones, mean nothing. */
export function parseFolderPath(prefix: string): FolderPath | undefined {
  const [root, first = '', second, ...rest] = prefix.split('/').filter((segment) => segment !== '')
  const project = projectId.safeParse(first)
  if (root !== 'projects' || !project.success) return undefined
  if (second === undefined) return { kind: 'project', projectId: project.data }
  if (second === 'uploads')
    return rest.length === 0 ? { kind: 'uploads', projectId: project.data } : undefined
  const version = versionId.safeParse(second)
  if (!version.success) return undefined
  return { kind: 'version', projectId: project.data, versionId: version.data, folder: rest.join('/') }
}
