import { fileEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'
import type { FileHome } from './file-home.ts'

/** A project's files, on the server. */
export function projectHome(projectId: ProjectId): FileHome {
  return {
    id: projectId,
    queryKey: ['projects', projectId, 'files'],
    openFolders: ['src'],
    readTree: (signal) => call(fileEndpoints.tree, { projectId }, options(signal)),
    readFile: (path, signal) => call(fileEndpoints.read, { projectId, path }, options(signal)),
    writeFile: (write) => call(fileEndpoints.write, { projectId, ...write }),
    createFolder: (path) => call(fileEndpoints.createFolder, { projectId, path }),
    move: (from, to) => call(fileEndpoints.move, { projectId, from, to }),
    async delete(path) {
      await call(fileEndpoints.delete, { projectId, path })
    },
    search: ({ query, isCaseSensitive }, signal) =>
      call(
        fileEndpoints.search,
        { projectId, query, isCaseSensitive: isCaseSensitive ? 'true' : 'false' },
        options(signal),
      ),
  }
}

const options = (signal: AbortSignal | undefined) => (signal ? { signal } : {})
