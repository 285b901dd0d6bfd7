import { texts } from '@joinery/contract'
import type { Theme } from '../../lib/theme.ts'

/** What the theme toggle does when it is pressed; where the theme is not known yet, what it is. */
export function themeLabel(theme: Theme | undefined): string {
  const { label, toLight, toDark } = texts.layout.themeToggle
  if (!theme) return label
  return theme === 'dark' ? toLight : toDark
}
