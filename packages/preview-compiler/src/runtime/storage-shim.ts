import type { StorageArea } from '../protocol.ts'

type StorageEntries = readonly (readonly [string, string])[]

interface ShimOptions {
  /** Whether what the browser keeps here would be found by others. */
  isOriginShared: boolean
  /** Told some time after a change, so that somebody can keep it. */
  onChange: (area: StorageArea, entries: StorageEntries) => void
}

interface StorageShim {
  /** False where the browser's own storage serves. */
  readonly isActive: boolean
  /** Fills the storage with what was kept. What the page wrote meanwhile stays. */
  fill: (area: StorageArea, entries: StorageEntries) => void
}

/**
 * In a frame of another site a browser may refuse storage with an error. Apps do not expect that, so they get one that
 * works. So they do where the browser's own is not theirs alone.
 */
export function installStorageShim({ isOriginShared, onChange }: ShimOptions): StorageShim {
  if (!isOriginShared && worksNatively()) return { isActive: false, fill: () => undefined }
  const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
  for (const area of ['local', 'session'] as const) {
    const notify = delay(() => onChange(area, [...areas[area]]))
    const storage = createStorage(areas[area], notify)
    Object.defineProperty(window, `${area}Storage`, {
      configurable: true,
      enumerable: true,
      get: () => storage,
    })
  }
  return {
    isActive: true,
    fill(area, entries) {
      for (const [key, value] of entries) if (!areas[area].has(key)) areas[area].set(key, value)
    },
  }
}

function worksNatively(): boolean {
  try {
    localStorage.getItem('joinery')
    return true
  } catch {
    return false
  }
}

const maxCharacters = 5_000_000

/** The whole interface, and the habit of reading and writing entries as properties. */
function createStorage(values: Map<string, string>, notify: () => void): object {
  const methods = {
    getItem: (key: unknown) => values.get(String(key)) ?? null,
    setItem(key: unknown, value: unknown): void {
      let size = String(key).length + String(value).length
      for (const [known, text] of values) if (known !== String(key)) size += known.length + text.length
      if (size > maxCharacters) throw new DOMException('The storage is full.', 'QuotaExceededError')
      values.set(String(key), String(value))
      notify()
    },
    removeItem(key: unknown): void {
      if (values.delete(String(key))) notify()
    },
    clear(): void {
      values.clear()
      notify()
    },
    key: (index: number) => [...values.keys()][index] ?? null,
  }
  return new Proxy<object>(methods, {
    get(target, key): unknown {
      if (key === 'length') return values.size
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key)
      return values.get(key)
    },
    set(_target, key, value): boolean {
      if (typeof key === 'string') methods.setItem(key, String(value))
      return true
    },
    deleteProperty(_target, key): boolean {
      if (typeof key === 'string') methods.removeItem(key)
      return true
    },
    has: (target, key) => key in target || (typeof key === 'string' && values.has(key)),
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor(_target, key) {
      const value = typeof key === 'string' ? values.get(key) : undefined
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true }
    },
  })
}

function delay(work: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      work()
    }, 50)
  }
}
