import { useSyncExternalStore } from 'react'
import { Moon, Sun } from 'lucide-react'
import { browserTheme } from '../../lib/browser-theme.ts'
import { buttonClasses } from './button-classes.ts'
import { themeLabel } from './theme-label.ts'

/** The style sheet picks the icon, so that the right one is there before any script runs. */
export function ThemeToggle() {
  const label = themeLabel(useSyncExternalStore(subscribe, currentTheme, unknownTheme))
  return (
    <button
      type="button"
      data-theme-toggle
      className={buttonClasses({ size: 'icon' })}
      aria-label={label}
      title={label}
      onClick={() => browserTheme().choose(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon aria-hidden className="size-4 ink:hidden" />
      <Sun aria-hidden className="hidden size-4 ink:block" />
    </button>
  )
}

const subscribe = (listener: () => void) => browserTheme().subscribe(listener)
const currentTheme = () => browserTheme().current()
const unknownTheme = () => undefined
