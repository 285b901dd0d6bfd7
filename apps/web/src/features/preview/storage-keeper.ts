import type { ProjectId, StorageArea } from '@joinery/contract'

export type StorageEntries = [string, string][]

/** Where the storage of previewed apps is kept, for browsers that give a frame none of its own. */
export interface StorageKeeper {
  read: (area: StorageArea) => Promise<StorageEntries>
  write: (area: StorageArea, entries: StorageEntries) => Promise<void>
}

interface Dependencies {
  projectId: ProjectId
  /** Missing where the browser allows no database at all. */
  database: () => IDBFactory
}

/**
 * A database of its own keeps what the app calls local, so that no app can fill up the storage of this page. What the
 * app calls its session ends with this page.
 */
export function createStorageKeeper({ projectId, database }: Dependencies): StorageKeeper {
  let session: StorageEntries = []
  return {
    async read(area) {
      if (area === 'session') return session
      try {
        return readEntries(await act(database(), 'readonly', (store) => store.get(projectId)))
      } catch {
        return []
      }
    },

    async write(area, entries) {
      if (sizeOf(entries) > maxCharacters) return
      if (area === 'session') {
        session = entries
        return
      }
      try {
        await act(database(), 'readwrite', (store) => store.put(entries, projectId))
      } catch {
        // Blocked or full: the app then keeps what it wrote for as long as it runs.
      }
    },
  }
}

const databaseName = 'joinery-previews'
const storeName = 'storage'
/** As much as browsers give a site. */
const maxCharacters = 5_000_000

const sizeOf = (entries: StorageEntries) =>
  entries.reduce((sum, [key, value]) => sum + key.length + value.length, 0)

function readEntries(kept: unknown): StorageEntries {
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  )
}

async function act<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = factory.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await answerOf(opening)
  try {
    return await answerOf(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not answer.')),
    )
  })
}
