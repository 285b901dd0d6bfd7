import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'

/**
 * Joins class names. Nothing is merged away: a component's own classes say how it looks, and a caller adds only
 * where it stands (margin, width, order), so the two never contradict each other.
 */
export function classNames(...values: ClassValue[]): string {
  return clsx(values)
}
