import { useSyncExternalStore } from 'react'
import { Moon, Sun } from 'lucide-react'
import { texts } from '@joinery/contract'
import { browserTheme } from '../../lib/browser-theme.ts'
import type { Theme } from '../../lib/theme.ts'
import { buttonClasses } from './button-classes.ts'

/** The style sheet picks the icon, so that the right one is there before any script runs. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribe, currentTheme, unknownTheme)
  return (
    <button
      type="button"
      className={buttonClasses({ size: 'icon' })}
      aria-label={labelFor(theme)}
      title={labelFor(theme)}
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

function labelFor(theme: Theme | undefined): string {
  if (!theme) return texts.layout.themeToggle.label
  return theme === 'dark' ? texts.layout.themeToggle.toLight : texts.layout.themeToggle.toDark
}
