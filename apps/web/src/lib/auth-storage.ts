import { sessionKey } from './stored-session.ts'

/** Says, beyond one page, that sessions outlive the browser: a social sign-in leaves the page and comes back. */
export const rememberKey = 'joinery-remember'

type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Dependencies {
  /** Outlives the browser. A function, because merely reading `localStorage` throws where storage is blocked. */
  lasting: () => Slot
  /** Ends with the browser. */
  passing: () => Slot
}

export type AuthStorage = ReturnType<typeof createAuthStorage>

/** Where the auth client keeps what it must keep: in the browser's lasting storage only if the user wished so. */
export function createAuthStorage({ lasting, passing }: Dependencies) {
  const blocked = createMemorySlot()
  const keepsLong = () => opened(lasting) ?? blocked
  const keepsShort = () => opened(passing) ?? blocked
  const places = () => [keepsShort(), keepsLong()]
  const isRemembered = () => keepsLong().getItem(rememberKey) !== null

  const storage = {
    getItem(key: string): string | null {
      return places().reduce<string | null>((found, slot) => found ?? slot.getItem(key), null)
    },
    /** What is there already stays in its place: only a new session follows the choice. */
    setItem(key: string, value: string) {
      const holder = places().find((slot) => slot.getItem(key) !== null)
      const place = holder ?? (isRemembered() ? keepsLong() : keepsShort())
      place.setItem(key, value)
    },
    removeItem(key: string) {
      places().forEach((slot) => slot.removeItem(key))
    },
  }

  return {
    ...storage,
    isRemembered,
    /** Decides where the next session is kept. Called before somebody signs in. */
    remember(isWanted: boolean) {
      storage.removeItem(sessionKey)
      if (isWanted) keepsLong().setItem(rememberKey, 'yes')
      else keepsLong().removeItem(rememberKey)
    },
    /** Takes over what another tab did: the tabs of one browser are signed in as one user, or as nobody. */
    follow(session: object | null) {
      if (session) storage.setItem(sessionKey, JSON.stringify(session))
      else storage.removeItem(sessionKey)
    },
  }
}

function opened(slot: () => Slot): Slot | undefined {
  try {
    return slot()
  } catch {
    return undefined
  }
}

/** Where the browser blocks its storage, signing in holds for this page alone. */
function createMemorySlot(): Slot {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
