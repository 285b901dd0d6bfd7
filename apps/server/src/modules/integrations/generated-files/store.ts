import { and, eq } from 'drizzle-orm'
import type { ProjectId } from '@joinery/contract'
import type { Executor } from '../../../db/database.ts'
import type { FileHashes } from '../file-hashes.ts'
import { generatedFiles } from './schema.ts'

export type GeneratedFileStore = ReturnType<typeof createGeneratedFileStore>

export function createGeneratedFileStore(db: Executor) {
  return {
    /** Empty where the source has written nothing yet. */
    async find(projectId: ProjectId, source: string): Promise<FileHashes> {
      const [row] = await db
        .select({ files: generatedFiles.files })
        .from(generatedFiles)
        .where(and(eq(generatedFiles.projectId, projectId), eq(generatedFiles.source, source)))
      return row?.files ?? []
    },

    async save(projectId: ProjectId, source: string, files: FileHashes): Promise<void> {
      await db
        .insert(generatedFiles)
        .values({ projectId, source, files })
        .onConflictDoUpdate({ target: [generatedFiles.projectId, generatedFiles.source], set: { files } })
    },
  }
}
