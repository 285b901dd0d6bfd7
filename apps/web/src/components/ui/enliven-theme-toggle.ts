import { browserTheme } from '../../lib/browser-theme.ts'
import { themeLabel } from './theme-label.ts'

/** The theme toggle of a page that is only read: the same as `theme-toggle.tsx`, without the application. */
export function enlivenThemeToggle(page: ParentNode): () => void {
  const toggle = page.querySelector('[data-theme-toggle]')
  if (!toggle) return () => undefined
  const theme = browserTheme()
  const tell = () => {
    const label = themeLabel(theme.current())
    toggle.setAttribute('aria-label', label)
    toggle.setAttribute('title', label)
  }
  const press = () => theme.choose(theme.current() === 'dark' ? 'light' : 'dark')
  tell()
  const stopFollowing = theme.subscribe(tell)
  toggle.addEventListener('click', press)
  return () => {
    stopFollowing()
    toggle.removeEventListener('click', press)
  }
}
