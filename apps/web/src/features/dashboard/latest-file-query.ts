import { queryOptions } from '@tanstack/react-query'
import { runEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { pickLatestFile } from './pick-latest-file.ts'

/** What the newest run wrote that is best worth a look. */
export const latestFileQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ['projects', projectId, 'latest-file'],
    queryFn: async ({ signal }) => {
      const { messages } = await call(runEndpoints.messages, { projectId, limit: 20 }, { signal })
      const generated = messages.findLast(({ generatedFiles }) => generatedFiles.length > 0)
      return { path: pickLatestFile(generated?.generatedFiles ?? []) }
    },
  })
