import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { fetchArchive } from './archive-calls.ts'
import { saveArchive } from './save-archive.ts'

/** Puts a project as an archive into the browser's downloads, or says why not. */
export async function exportProject(projectId: ProjectId): Promise<void> {
  try {
    saveArchive(await fetchArchive(projectId))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    void notify.error(texts.files.storage.loadFailed, error.message)
  }
}
