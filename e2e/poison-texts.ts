import { z } from 'zod'

/** What stands in the place of a text, by the names that lead to it. */
export type Poison = (path: readonly PropertyKey[]) => string

/** Everything that may stand there by the schema is put there; what it refuses stays as it was. */
export function poisonTexts(value: unknown, schema: z.core.$ZodType, poison: Poison): unknown {
  const kept: (readonly PropertyKey[])[] = []
  const isKept = (path: readonly PropertyKey[]) =>
    path.some(isIdentity) || kept.some((start) => start.every((name, index) => path[index] === name))
  for (;;) {
    const poisoned = replaceTexts(value, [], (path, own) => (isKept(path) ? own : poison(path)))
    const { error } = z.safeParse(schema, poisoned)
    if (!error) return poisoned
    kept.push(...error.issues.map(({ path }) => path))
  }
}

/** By these, one thing finds another: without them there would be nothing to see. */
const isIdentity = (name: PropertyKey) =>
  typeof name === 'string' && /^(?:id|ref|hash|type|before)$|(?:Id|Ids|Hash)$/.test(name)

type Replace = (path: readonly PropertyKey[], own: string | null) => unknown

function replaceTexts(value: unknown, path: readonly PropertyKey[], replace: Replace): unknown {
  if (typeof value === 'string' || value === null) return replace(path, value)
  if (Array.isArray(value)) return value.map((each, index) => replaceTexts(each, [...path, index], replace))
  if (typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaceTexts(each, [...path, name], replace)]),
  )
}
