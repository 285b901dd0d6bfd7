import { createField } from '../../model/create-field.ts'
import type { Field } from '../../model/entity.ts'
import { stateField } from './dashboard-section.ts'
import type { EntityDraft } from './entity-draft.ts'

/** The field that says how far a record has come; what had none gets one. */
export function ensureState(entity: EntityDraft): Field {
  const known = stateField(entity)
  if (known !== undefined) return known
  const field = createField('status', 'choice', { options: ['Open', 'Done'] })
  entity.fields.push(field)
  return field
}

/** One more state, after the named one or else after the first. Answers with its name. */
export function insertState({ options }: Field, state: string, after?: string): string {
  const known = options.find((option) => option.toLowerCase() === state.toLowerCase())
  if (known !== undefined) return known
  options.splice(after === undefined ? 1 : options.indexOf(after) + 1, 0, state)
  return state
}
