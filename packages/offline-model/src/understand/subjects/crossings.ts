import { createField } from '../../model/create-field.ts'
import type { Field } from '../../model/entity.ts'

/** A "cross-provincial application" goes from one province to another, and says which. */
export function readCrossing(one: string): Field[] {
  const [, word = ''] = /\bcross-([a-z]+)\b/.exec(one) ?? []
  const area = areas.find(([pattern]) => pattern.test(word))?.[1]
  if (area === undefined) return []
  const noun = area.charAt(0).toUpperCase() + area.slice(1)
  return [
    createField(`from${noun}`, 'text', { label: `From ${area}`, isRequired: true }),
    createField(`to${noun}`, 'text', { label: `To ${area}`, isRequired: true }),
  ]
}

const areas: readonly (readonly [RegExp, string])[] = [
  [/^provinc/, 'province'],
  [/^region/, 'region'],
  [/^(?:border|national|country)/, 'country'],
  [/^(?:city|town|municipal)/, 'city'],
  [/^(?:county|district|state)/, 'district'],
]

/** Names for samples of districts, counties and provinces that are nobody's in particular. */
export const areaNames = ['Ashford', 'Brookvale', 'Northfield', 'Lakeside', 'Westmoor', 'Highgate']
