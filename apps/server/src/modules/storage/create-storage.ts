import { hash as hashOf } from 'node:crypto'
import type { ContentHash, ProjectId, VersionId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { findEntry, listEntries } from '../projects/index.ts'
import type { BodyStore, OpenProject, ProjectsModule, Tree } from '../projects/index.ts'
import type { Attachment } from './attachment.ts'
import { detectMimeType } from './detect-mime-type.ts'
import { listFolder } from './list-folder.ts'
import type { ListedObject } from './list-folder.ts'
import type { FolderPath, ObjectPath } from './parse-object-path.ts'
import { objectMissing } from './storage-error.ts'
import type { AttachmentStore } from './store.ts'

export interface StoredObject {
  name: string
  hash: ContentHash
  size: number
  mimeType: string
}

interface Dependencies {
  projects: Pick<ProjectsModule, 'openVersion' | 'resolveTree'>
  attachments: AttachmentStore
  bodies: BodyStore
  now: () => Date
}

export type Storage = ReturnType<typeof createStorage>

/** The bucket of project files: attachments as they were uploaded, and versions as they were written. */
export function createStorage({ projects, attachments, bodies, now }: Dependencies) {
  async function resolveVersion(project: OpenProject, id: VersionId): Promise<Tree> {
    const { treeId } = await projects.openVersion(project, id)
    return projects.resolveTree(treeId)
  }

  async function findVersionFile(project: OpenProject, { versionId, path }: VersionFilePath) {
    const entry = findEntry(await resolveVersion(project, versionId), path.normalize('NFC'))
    return entry?.kind === 'file' ? entry : undefined
  }

  async function describeAttachment(id: ProjectId, name: string): Promise<StoredObject> {
    const attachment = await attachments.find(id, name)
    if (!attachment) throw objectMissing()
    return attachment
  }

  return {
    /** An attachment is written once; a file of a version was written with it, so sending it again changes nothing. */
    async upload(project: OpenProject, path: ObjectPath, bytes: Uint8Array): Promise<void> {
      if (path.kind === 'version-file') {
        const entry = await findVersionFile(project, path)
        if (entry?.hash !== hashOf('sha256', bytes)) throw duplicate('A version never changes.')
        return
      }
      const mimeType = await detectMimeType(bytes)
      if (mimeType === undefined) {
        throw new AppError(
          'unsupported-media-type',
          'Only pictures (PNG, JPEG, GIF, WebP, AVIF, SVG), PDF and text can be attached.',
        )
      }
      const attachment: Attachment = {
        name: path.name,
        hash: await bodies.put(bytes),
        size: bytes.length,
        mimeType,
        createdAt: now(),
      }
      const isNew = await attachments.insert(project.id, attachment)
      if (!isNew) throw duplicate('The resource already exists')
    },

    async describe(project: OpenProject, path: ObjectPath): Promise<StoredObject> {
      if (path.kind === 'attachment') return describeAttachment(project.id, path.name)
      const entry = await findVersionFile(project, path)
      if (!entry) throw objectMissing()
      const { hash, size } = entry
      return { name: path.path.split('/').at(-1) ?? '', hash, size, mimeType: 'application/octet-stream' }
    },

    /** For whoever knows the name, which nobody can guess. */
    describePublic: (path: Extract<ObjectPath, { kind: 'attachment' }>) =>
      describeAttachment(path.projectId, path.name),

    async list(project: OpenProject, path: FolderPath): Promise<ListedObject[]> {
      switch (path.kind) {
        case 'project':
          return [{ name: 'uploads' }]
        case 'uploads':
          return attachments.list(project.id)
        case 'version':
          return listFolder(listEntries(await resolveVersion(project, path.versionId)), path.folder)
      }
    },

    open: bodies.open,
  }
}

type VersionFilePath = Extract<ObjectPath, { kind: 'version-file' }>

const duplicate = (sentence: string) => new AppError('conflict', sentence)
