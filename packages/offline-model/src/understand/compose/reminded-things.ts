import { createField } from '../../model/create-field.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { isGerund } from '../language/verbs.ts'
import type { Need } from '../needs/need.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

/** "appointment reminders" remind of appointments, which have a date already: no list of reminders stands beside them. */
export function findReminded({ entities, words }: Draft): EntityDraft | undefined {
  return [...entities.values()].find(
    ({ one, many, fields }) =>
      fields.some(({ type, isRequired }) => isRequired && (type === 'date' || type === 'datetime')) &&
      new RegExp(`\\b(?:${one} reminders?\\b|remind\\w* (?:\\w+ ){0,4}(?:${one}|${many})\\b)`).test(words),
  )
}

/** What reminders are called where nothing else has a date. */
export function reminderOf({ words }: Draft): string {
  return /medic|drug|pill/.test(words) ? 'medication reminder' : 'reminder'
}

/** The ways that were named, and how long before: both are chosen for each entry. */
export function addReminderFields({ fields }: EntityDraft, need: Need): void {
  const ways = (need.frame?.items ?? []).filter((item) => item.length < 24 && !isGerund(item)).map(capitalise)
  if (ways.length > 1 && !fields.some(({ id }) => id === 'remindBy'))
    fields.push(createField('remindBy', 'tags', { label: 'Remind by', options: ways, inList: true }))
  if (!fields.some(({ id }) => id === 'remindBefore'))
    fields.push(
      createField('remindBefore', 'choice', { label: 'Remind', options: [...leads], inList: false }),
    )
}

const leads = ['At the time', '10 minutes before', '1 hour before', '1 day before'] as const
