import type { Field, FieldValue } from '../../model/entity.ts'
import { hasHappened } from './has-happened.ts'
import type { Random } from './random.ts'
import type { ValueContext } from './sample-context.ts'

/** Whoever stays leaves a few days after the arrival. */
export function departureAfter(
  field: Field,
  values: Readonly<Record<string, FieldValue>>,
  random: Random,
): number | undefined {
  const arrival = values['date']
  if (field.id !== 'departure' || typeof arrival !== 'number') return undefined
  return arrival + 1 + Math.floor(random() * 5)
}

/** In how many days, or how many days ago. */
export function dateOffset({ field, at, context }: ValueContext): number {
  const { random, entity } = context
  if (entity.goal?.deadline === field.id) return 6 + at * 9
  const isFuture =
    /due|deadline|starts|startsOn|valid|expir|closes|^date$|departure|arrival|endsOn|end/i.test(field.id)
  // Some of what is due was due yesterday, some is today.
  if (/^(?:due|water|next)/i.test(field.id)) {
    const spread = Math.floor(random() * 2)
    return at === 0 ? -1 : Math.floor(at * 1.6) - 1 + spread
  }
  if (field.id === 'expiresOn') return at * 19 - 6 - Math.floor(random() * 4)
  const isBirth = /birth/i.test(field.id)
  if (isBirth && entity.fields.some(({ id }) => id === 'species'))
    return -Math.round(365.25 * (1 + random() * 11))
  if (isBirth) return -Math.round(365.25 * (18 + random() * 50))
  if (hasHappened(field, entity)) return -(at * 3 + Math.floor(random() * 3))
  if (/start|^date$/i.test(field.id)) return -12 + at * 4 + Math.floor(random() * 3)
  return isFuture ? 2 + at * 3 + Math.floor(random() * 4) : -(1 + at * 5 + Math.floor(random() * 4))
}
