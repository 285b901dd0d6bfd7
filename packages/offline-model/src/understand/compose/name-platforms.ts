import { createField } from '../../model/create-field.ts'
import { readPlatforms } from '../language/platforms.ts'
import type { Draft } from './draft.ts'
import { findEntity } from './need-entity.ts'

/** What runs on one of several platforms says on which, and is found by it. */
export function namePlatforms(draft: Draft, request: string): void {
  const platforms = readPlatforms(request)
  const entity = platforms === undefined ? undefined : findEntity(draft, platforms.thing)
  if (platforms === undefined || entity === undefined) return
  if (entity.fields.some(({ id }) => id === 'platform')) return
  const title = entity.fields.findIndex(({ type }) => type === 'text')
  entity.fields.splice(
    title + 1,
    0,
    createField('platform', 'choice', { options: [...platforms.names], isRequired: true, isFilter: true }),
  )
  entity.abilities.add('filter')
}
