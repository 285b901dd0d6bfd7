import type { Ability } from '../../../model/entity.ts'
import type { Need } from '../../needs/need.ts'
import type { Draft } from '../draft.ts'
import { findEntity } from '../need-entity.ts'
import { isOwn } from '../own-lists.ts'

/** "view their own activity records": who has been to something signed up for it before. */
export function joinOwn(draft: Draft, need: Need): Need | undefined {
  const { frame, thing } = need
  if (!draft.isNew || frame === null || !['browse', 'detail', 'history'].includes(need.name)) return undefined
  if (!isOwn(need) || thing === '') return undefined
  const entity = findEntity(draft, thing.replace(/ (?:records?|history)$/, ''))
  const isTheirs = [...(entity?.abilities ?? [])].some((ability) => changing.has(ability))
  if (entity?.archetype !== 'event' || isTheirs) return undefined
  return { name: 'booking', thing: entity.one, frame: { ...frame, action: 'join' } }
}

const changing: ReadonlySet<Ability> = new Set(['create', 'edit', 'book', 'enrol'])
