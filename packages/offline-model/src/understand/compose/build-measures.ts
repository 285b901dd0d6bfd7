import { createField } from '../../model/create-field.ts'
import type { Field } from '../../model/entity.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { Need } from '../needs/need.ts'
import { composeEntity } from './compose-entity.ts'
import type { Draft } from './draft.ts'

/** "a dashboard that shows steps, sleep and heart rate": what is measured is a figure of every day, not a thing. */
export function buildMeasure(draft: Draft, { frame, thing }: Need): boolean {
  if (draft.kind !== 'dashboard' || frame === null || findTemplate(thing)?.isExact === true) return false
  const words = frame.phrase.toLowerCase().replace(/ (?:over time|per day|a day|today)$/, '')
  const known = measures.find(([pattern]) => pattern.test(words))
  if (known === undefined) return false
  const [, unit, min, max] = known
  const label = words.replace(/^(?:the|their|my|your|daily|current) /, '')
  const id = toIdentifier(label)
  const { fields } = needMeasurement(draft)
  if (id !== '' && !fields.some((field) => field.id === id))
    fields.push(measured(id, { label: capitalise(label), unit, min, max }))
  return true
}

function needMeasurement(draft: Draft) {
  const existing = draft.entities.get('measurement')
  if (existing !== undefined) return existing
  const entity = {
    ...composeEntity({ id: 'measurement', one: 'measurement', many: 'measurements', template: undefined }),
    fields: [
      createField('name', 'text', { label: 'Day', isRequired: true, inList: true }),
      createField('measuredOn', 'date', { label: 'Measured on', isRequired: true, inList: true }),
    ],
    names: Array.from({ length: 14 }, (_, at) => `Day ${at + 1}`),
    mentions: 6,
  }
  entity.abilities.add('create').add('edit').add('delete').add('export')
  draft.entities.set(entity.id, entity)
  return entity
}

function measured(id: string, details: Pick<Field, 'label' | 'unit' | 'min' | 'max'>): Field {
  return createField(id, 'number', { ...details, inList: true })
}

const measures: readonly (readonly [RegExp, string | null, number, number])[] = [
  [/\bsteps?\b/, null, 3200, 12800],
  [/\bsleep\b/, 'h', 5, 9],
  [/\b(?:heart rate|pulse)\b/, 'bpm', 56, 92],
  [/\bweight\b/, 'kg', 68, 74],
  [/\b(?:blood pressure)\b/, 'mmHg', 112, 134],
  [/\b(?:calories|energy intake)\b/, 'kcal', 1500, 2600],
  [/\b(?:temperatures?)\b/, '°C', 17, 26],
  [/\b(?:humidity)\b/, '%', 38, 64],
  [/\b(?:air quality|pm2)\b/, 'AQI', 18, 80],
  [/\b(?:energy|electricity|power) (?:use|usage|consumption)\b/, 'kWh', 4, 22],
  [/\bwater (?:use|usage|consumption)\b/, 'l', 90, 260],
  [/\b(?:visitors|visits|sessions|page ?views|traffic|impressions|clicks)\b/, null, 180, 2400],
  [/\b(?:conversion|bounce|open|click|churn|retention) rates?\b/, '%', 2, 62],
  [/\b(?:response|load|waiting|loading) times?\b/, 'ms', 80, 640],
  [/\b(?:downloads|sign-?ups|registrations|active users|followers)\b/, null, 20, 480],
]
