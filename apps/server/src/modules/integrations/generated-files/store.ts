import { and, eq } from 'drizzle-orm'
import type { ProjectId, UserId } from '@joinery/contract'
import type { Executor } from '../../../db/database.ts'
import type { FileHashes } from '../file-hashes.ts'
import { generatedFiles } from './schema.ts'

/** What a source wrote, and from whose connection; null where that is not known. */
export interface GeneratedFiles {
  readonly files: FileHashes
  readonly variables: FileHashes
  readonly userId: UserId | null
}

export type GeneratedFileStore = ReturnType<typeof createGeneratedFileStore>

export function createGeneratedFileStore(db: Executor) {
  return {
    /** Undefined where the source has written nothing yet. */
    async find(projectId: ProjectId, source: string): Promise<GeneratedFiles | undefined> {
      const [row] = await db
        .select({
          files: generatedFiles.files,
          variables: generatedFiles.variables,
          userId: generatedFiles.userId,
        })
        .from(generatedFiles)
        .where(and(eq(generatedFiles.projectId, projectId), eq(generatedFiles.source, source)))
      return row
    },

    async save(projectId: ProjectId, source: string, written: GeneratedFiles): Promise<void> {
      await db
        .insert(generatedFiles)
        .values({ projectId, source, ...written })
        .onConflictDoUpdate({ target: [generatedFiles.projectId, generatedFiles.source], set: written })
    },
  }
}
