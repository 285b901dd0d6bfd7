import type { Lifecycle } from '../../model/entity.ts'

/** One step of a flow from its short form: the states it leads from and to, as `Open|Waiting > Closed`. */
export function step(
  label: string,
  way: string,
  more: Partial<Lifecycle['steps'][number]> = {},
): Lifecycle['steps'][number] {
  const [from = '', to = ''] = way.split(' > ')
  return { label, from: from.split('|'), to, roles: [], needsReason: false, ...more }
}
