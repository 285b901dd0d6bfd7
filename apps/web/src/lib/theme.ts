/** What a person may choose; without a choice the system's setting rules, by style sheet alone. */
export type Theme = 'light' | 'dark'

export const themeKey = 'theme'

interface Dependencies {
  /** A function, because merely reading `localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  root: { dataset: DOMStringMap }
  systemIsDark: { readonly matches: boolean; addEventListener: Listen; removeEventListener: Listen }
  /** Where other tabs' changes are announced, and that the browser shows a page again as it was left. */
  tabs: { addEventListener: Listen; removeEventListener: Listen }
}

type Listen = (type: 'change' | 'storage' | 'pageshow', listener: () => void) => void

export type ThemeStore = ReturnType<typeof createThemeStore>

/** The chosen theme: kept under `theme`, written to the root element, followed across tabs and system changes. */
export function createThemeStore({ storage, root, systemIsDark, tabs }: Dependencies) {
  const listeners = new Set<() => void>()
  const announce = () => listeners.forEach((listener) => listener())
  const followOthers = () => {
    applyChoice(root, readChoice(storage))
    announce()
  }

  return {
    current: (): Theme => readTheme(root.dataset['theme']) ?? (systemIsDark.matches ? 'dark' : 'light'),

    /** What was chosen in this browser, if anything was. */
    choice: (): Theme | 'system' | undefined => {
      const stored = readStored(storage)
      return stored === 'system' ? stored : readTheme(stored)
    },

    /** With `system` nothing is chosen any more. */
    choose(theme: Theme | 'system') {
      applyChoice(root, readTheme(theme))
      try {
        storage().setItem(themeKey, theme)
      } catch {
        // Storage is blocked or full: the choice then holds for this page alone.
      }
      announce()
    },

    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        systemIsDark.addEventListener('change', announce)
        tabs.addEventListener('storage', followOthers)
        tabs.addEventListener('pageshow', followOthers)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        systemIsDark.removeEventListener('change', announce)
        tabs.removeEventListener('storage', followOthers)
        tabs.removeEventListener('pageshow', followOthers)
      }
    },
  }
}

const readChoice = (storage: Dependencies['storage']) => readTheme(readStored(storage))

function readStored(storage: Dependencies['storage']): string | null {
  try {
    return storage().getItem(themeKey)
  } catch {
    return null
  }
}

/** Anything but our two words, `system` included, means that nothing is chosen. */
function readTheme(stored: string | null | undefined): Theme | undefined {
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

function applyChoice(root: Dependencies['root'], theme: Theme | undefined) {
  if (theme) root.dataset['theme'] = theme
  else delete root.dataset['theme']
}
