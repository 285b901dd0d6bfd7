import type { PublicationId } from '@joinery/contract'
import type { PublishedFile } from '../builds/published-file.ts'
import type { PublishingStore } from '../store.ts'

type Files = ReadonlyMap<string, PublishedFile>

interface Dependencies {
  store: Pick<PublishingStore, 'findSiteByLabel' | 'readFiles'>
  now: () => Date
}

export interface FoundApp {
  readonly files: Files
  /** A part of what stood there until just now, under an address that changes with its content. */
  findEarlier: (path: string, mark: string | undefined) => Promise<PublishedFile | undefined>
}

export type PublishedApps = ReturnType<typeof createPublishedApps>

/** Pages that somebody opened before a new publication may ask for their parts for this long. */
const graceMs = 10 * 60_000
const maxKept = 200

/**
 * What stands at an address. Which publication it is, is asked every time, so that every server shows the same at once;
 * a publication itself never changes and is kept in memory.
 */
export function createPublishedApps({ store, now }: Dependencies) {
  const kept = new Map<PublicationId, Promise<Files>>()

  function filesOf(id: PublicationId): Promise<Files> {
    const known = kept.get(id) ?? readFiles(id)
    kept.delete(id)
    kept.set(id, known)
    known.catch(() => kept.delete(id))
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break
      kept.delete(oldest)
    }
    return known
  }

  async function readFiles(id: PublicationId): Promise<Files> {
    return new Map((await store.readFiles(id)).map((file) => [file.path, file]))
  }

  return {
    async find(label: string): Promise<FoundApp | undefined> {
      const site = await store.findSiteByLabel(label)
      if (!site?.liveId) return undefined
      const { liveId, previousId, switchedAt } = site
      const isRecent = switchedAt !== null && now().getTime() - switchedAt.getTime() < graceMs
      return {
        files: await filesOf(liveId),
        async findEarlier(path, mark) {
          if (!previousId || !isRecent) return undefined
          const file = (await filesOf(previousId)).get(path)
          return file?.isImmutable || (mark !== undefined && file?.mark === mark) ? file : undefined
        },
      }
    },
  }
}
