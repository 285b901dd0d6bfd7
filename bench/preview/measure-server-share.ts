import { hash } from 'node:crypto'
import { createCompilerPool, openPackageSet } from '@joinery/preview-compiler'
import { openLivePreview } from '../../apps/server/src/modules/preview/live/live-preview.ts'
import type { Watcher } from '../../apps/server/src/modules/preview/live/live-preview.ts'
import { createProjectSource } from '../../apps/server/src/modules/preview/live/project-source.ts'
import type { BenchApp } from './bench-app.ts'

export interface ServerTimes {
  /** From the files to a compiled project. */
  open: number[]
  /** From a project that is compiled already to all that its page needs. */
  warm: number[]
  /** From an edited file to what is sent to the frames. */
  edit: number[]
}

/** What of the waiting is the server's own: reading, compiling in another process, and handing on. */
export async function measureServerShare(app: BenchApp, rounds: number): Promise<ServerTimes> {
  const packages = await openPackageSet({ folder: '.cache/preview-packages' })
  const pool = createCompilerPool({ size: 1, packages: packages.index })
  const source = sourceOf(app)
  const times: ServerTimes = { open: [], warm: [], edit: [] }
  try {
    // The first project waits for the process to start, which no later one does.
    const first = await openLivePreview({ project: { treeId: 0, revision: 1 }, source, pool })
    first.close()
    for (let round = 0; round < rounds; round += 1) {
      const openedAt = performance.now()
      const preview = await openLivePreview({ project: { treeId: 0, revision: 1 }, source, pool })
      times.open.push(performance.now() - openedAt)
      const askedAt = performance.now()
      await preview.bundle()
      times.warm.push(performance.now() - askedAt)
      const sent = Promise.withResolvers<number>()
      const watcher: Watcher = {
        isWaiting: false,
        send: () => sent.resolve(performance.now()),
        end: () => undefined,
      }
      await preview.watch(watcher)
      const bytes = Buffer.from(app.edited(round + 1))
      const file = { path: 'src/App.tsx', hash: hash('sha256', bytes), bytes, isUnderWay: false }
      const editedAt = performance.now()
      void preview.write(file)
      times.edit.push((await sent.promise) - editedAt)
      preview.close()
    }
    return times
  } finally {
    pool.close()
    packages.close()
  }
}

function sourceOf({ files }: BenchApp) {
  const bodies = new Map(files.map(({ content }) => [hash('sha256', content), Buffer.from(content)]))
  const entries = files.map(({ path, content }) => {
    const entry = { kind: 'file' as const, path, hash: hash('sha256', content), size: content.length }
    return [path, entry] as const
  })
  const tree = { id: 0, entries: new Map(entries), fileCount: 0, sizeBytes: 0, depth: 0, changeCount: 0 }
  return createProjectSource({
    resolveTree: () => Promise.resolve(tree),
    bodies: {
      read: (name) => Promise.resolve(bodies.get(name) ?? new Uint8Array()),
      open: () => Promise.reject(new Error('Nobody opens a body here.')),
    },
  })
}
