import { fileEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { messageOf } from '../session/message-of.ts'
import { sampleFiles } from './sample-files.ts'

/** Writes the samples to the project. A file that is there already is left as it is. */
export async function addSampleFiles(projectId: ProjectId) {
  const { added, failed } = texts.chat.samples
  try {
    for (const [path, content] of Object.entries(sampleFiles)) {
      await call(fileEndpoints.write, { projectId, path, content, baseHash: null }).catch(unlessThere)
    }
    void notify.success(added)
  } catch (error) {
    void notify.error(failed, messageOf(error))
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['projects', projectId] })
  }
}

function unlessThere(error: unknown) {
  const isThere = error instanceof ApiError && error.code === 'conflict'
  if (!isThere) throw error
}
