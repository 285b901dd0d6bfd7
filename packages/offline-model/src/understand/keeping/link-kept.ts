import { createField } from '../../model/create-field.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { linkTo } from './keep-thing.ts'

/** What is written down is about somebody or something that is kept beside it: a vaccination about a patient. */
export function linkKept(draft: Draft, main: EntityDraft | undefined): void {
  const kept = [...draft.entities.values()]
  // The bugs of a bug tracker are of the projects beside them.
  if (main !== undefined && isOfOthers.has(main.archetype))
    for (const entity of kept)
      if (!written.has(entity.archetype) || entity.id === 'project') linkTo(main, entity)
  const people = kept.find(({ archetype }) => archetype === 'person')
  for (const entity of kept) if (entity.fields.some(({ id }) => id === 'heldBy')) nameHolder(entity, people)
  const subjects = kept.filter(({ archetype }) => !written.has(archetype))
  const animal = subjects.find(({ fields }) => fields.some(({ id }) => id === 'species'))
  const about = animal ?? subjects.find(({ archetype }) => archetype === 'person') ?? subjects[0]
  for (const entity of kept) {
    const isLinked = entity.fields.some(({ refersTo }) => refersTo !== null)
    if (about === undefined || entity === about || isLinked || !written.has(entity.archetype)) continue
    linkTo(entity, about)
  }
}

const isOfOthers: ReadonlySet<EntityDraft['archetype']> = new Set([
  'record',
  'task',
  'transaction',
  'document',
])
const written: ReadonlySet<EntityDraft['archetype']> = new Set(['record', 'transaction', 'task', 'event'])

/** Where people are kept, one of them has it. */
function nameHolder({ fields }: EntityDraft, people: EntityDraft | undefined): void {
  const at = fields.findIndex(({ id }) => id === 'heldBy')
  if (people !== undefined && at >= 0)
    fields[at] = createField('heldBy', 'reference', { label: 'Held by', refersTo: people.id, isFilter: true })
}
