import { createField } from '../../model/create-field.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, ensureDetail, viewOf } from '../compose/collections.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import type { KeptPart } from './keeping.ts'
import { watch } from './watch-list.ts'

/** A date that somebody keeps an eye on, and the list of what has reached it or soon will. */
export function watchDate(
  draft: Draft,
  entity: EntityDraft | undefined,
  { field: name, list, text }: Extract<KeptPart, { kind: 'date' }>,
): boolean {
  if (entity === undefined) return false
  const known = entity.fields.find(
    ({ id, type }) => type === 'date' && (id === toIdentifier(name) || watched.test(id)),
  )
  const field =
    known ?? createField(toIdentifier(name), 'date', { label: capitalise(name), isRequired: true })
  // Lists are in the order of their first date.
  const others = entity.fields.filter((each) => each !== field)
  const first = others.findIndex(({ type }) => type === 'date')
  const at = first < 0 ? Math.min(2, others.length) : first
  entity.fields.splice(0, entity.fields.length, ...others.toSpliced(at, 0, field))
  if (list === 'none') return true
  const isEnd = field.id.startsWith('expires') || field.id.startsWith('valid')
  const title = list === 'overdue' ? 'Overdue' : isEnd ? 'Expires soon' : 'Due soon'
  const label =
    list === 'overdue'
      ? `Overdue ${entity.many}`
      : `${capitalise(entity.many)} ${isEnd ? 'that expire soon' : 'due soon'}`
  const within = { field: field.id, span: list }
  ensureDetail(draft, entity)
  const screen = addScreen(draft, {
    title,
    icon: 'clock',
    section: {
      ...collection(entity, {
        title: label,
        view: viewOf(draft, entity),
      }),
      within,
    },
    because: text,
  })
  watch(draft, {
    label,
    entity: entity.id,
    field: field.id,
    within,
    action: { label: 'See all', screen: screen.id },
  })
  return true
}

const watched = /^(?:due|deadline|expires|validUntil|returnBy|nextOn)/
