import type { ApplicationModel } from '../../model/application-model.ts'
import type { Entity, Goal } from '../../model/entity.ts'
import type { Writable } from '../code/write-value.ts'

/** Whether everything that a goal speaks of is still there: fields and lists can be taken away later. */
export function isWhole(
  entity: Entity,
  { entities }: ApplicationModel,
): entity is Entity & { readonly goal: Goal } {
  const { goal } = entity
  if (goal === undefined) return false
  const { target, reached, count, deadline, rewards, entries } = goal
  if (!hasFields(entity, [target, reached, count, deadline, rewards])) return false
  if (entries === null) return true
  const { entity: id, thing, amount, person, reward, message } = entries
  const kept = entities.find((other) => other.id === id)
  return kept !== undefined && hasFields(kept, [thing, amount, person, reward, message])
}

function hasFields({ fields }: Entity, ids: readonly (string | null)[]): boolean {
  return ids.every((id) => id === null || fields.some((field) => field.id === id))
}

export function writeGoal({ entries, ...goal }: Goal): Writable {
  return { ...withoutNull(goal), entries: entries === null ? undefined : withoutNull(entries) }
}

function withoutNull(values: Readonly<Record<string, string | null>>): Record<string, Writable> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
