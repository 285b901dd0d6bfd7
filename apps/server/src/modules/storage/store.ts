import { and, asc, eq } from 'drizzle-orm'
import type { ProjectId } from '@joinery/contract'
import type { Executor } from '../../db/database.ts'
import type { Attachment } from './attachment.ts'
import { attachments } from './schema.ts'

export type AttachmentStore = ReturnType<typeof createAttachmentStore>

export function createAttachmentStore(db: Executor) {
  return {
    /** False where there is one of this name already. */
    async insert(projectId: ProjectId, attachment: Attachment): Promise<boolean> {
      const rows = await db
        .insert(attachments)
        .values({ projectId, ...attachment })
        .onConflictDoNothing()
        .returning({ name: attachments.name })
      return rows.length > 0
    },

    async find(projectId: ProjectId, name: string): Promise<Attachment | undefined> {
      const [row] = await db.select(columns).from(attachments).where(isNamed(projectId, name))
      return row
    },

    async list(projectId: ProjectId): Promise<Attachment[]> {
      return db
        .select(columns)
        .from(attachments)
        .where(eq(attachments.projectId, projectId))
        .orderBy(asc(attachments.name))
    },
  }
}

const columns = {
  name: attachments.name,
  hash: attachments.hash,
  size: attachments.size,
  mimeType: attachments.mimeType,
  createdAt: attachments.createdAt,
}

const isNamed = (projectId: ProjectId, name: string) =>
  and(eq(attachments.projectId, projectId), eq(attachments.name, name))
