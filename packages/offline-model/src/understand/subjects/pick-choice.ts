import type { Field, FieldValue } from '../../model/entity.ts'
import type { Random } from './random.ts'

/** What its title names, otherwise each option once, and then the early ones more often than the late, as in life. */
export function pickChoice(
  field: Field,
  { at, random, title }: { at: number; random: Random; title: string },
): FieldValue {
  const { options } = field
  const named = namedKind(field, title)
  if (named !== undefined) return named
  if (options.length === 0) return null
  if (at < options.length) return options[at] ?? null
  return options[Math.floor(random() ** 1.4 * options.length)] ?? null
}

/** "Camera 2" is a camera. */
function namedKind({ id, options }: Field, title: string): string | undefined {
  return /status|stage|state/.test(id) ? undefined : options.find((option) => title.startsWith(`${option} `))
}
