import type { Entity, Field } from '../../model/entity.ts'

/** What was paid, earned or written down has happened by its date; what is booked or planned is still to come. */
export function hasHappened({ id }: Field, { archetype, one }: Pick<Entity, 'archetype' | 'one'>): boolean {
  if (id === 'date' && /^(?:lost|found|missing|stolen|reported) /.test(one)) return true
  return id === 'date' && /^(?:transaction|record)$/.test(archetype) && !willHappen.test(one)
}

const willHappen = /\b(?:booking|reservation|appointment|visit|schedule|reminder|lesson|shift|task$)/
