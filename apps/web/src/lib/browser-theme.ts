import { createThemeStore } from './theme.ts'
import type { ThemeStore } from './theme.ts'

let store: ThemeStore | undefined

/** The theme of this browser. Made on first use, because the prerenderer has no window. */
export function browserTheme(): ThemeStore {
  store ??= createThemeStore({
    storage: () => window.localStorage,
    root: document.documentElement,
    systemIsDark: window.matchMedia('(prefers-color-scheme: dark)'),
    tabs: window,
  })
  return store
}
