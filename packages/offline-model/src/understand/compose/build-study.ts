import type { Builder } from './builder.ts'
import { because } from './builder.ts'
import { addScreen } from './add-screen.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'

/** Cards that are turned: of what has a question and an answer, or a word and what it means. */
export const buildStudy: Builder = (draft, need) => {
  const entity = findCards(draft) ?? needEntity(draft, 'flashcard')
  const sides = entity && sidesOf(entity)
  if (entity === undefined || sides === undefined) return false
  entity.abilities.add('create').add('edit').add('delete')
  addScreen(draft, {
    title: 'Study',
    icon: 'layers',
    section: {
      type: 'study',
      title: 'Study',
      text: 'Press the card to turn it. What you know is put aside until you begin again.',
      entity: entity.id,
      ...sides,
      deck:
        entity.fields.find(({ type, id }) => type === 'choice' && /deck|category|topic|subject/i.test(id))
          ?.id ?? null,
    },
    because: because(need),
  })
  return true
}

function findCards({ entities }: Draft): EntityDraft | undefined {
  return [...entities.values()].find((entity) => sidesOf(entity) !== undefined)
}

function sidesOf({ fields }: EntityDraft): { front: string; back: string } | undefined {
  const front = fields.find(({ id }) => /^(?:question|front|word|term|prompt)$/i.test(id))
  const back = fields.find(({ id }) => /^(?:answer|back|meaning|translation|definition)$/i.test(id))
  return front === undefined || back === undefined ? undefined : { front: front.id, back: back.id }
}
