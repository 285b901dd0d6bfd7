import { createField } from '../../model/create-field.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { findCalculation, priceCalculation } from './calculations.ts'
import type { Draft } from './draft.ts'
import { forThings, inMonths, withDownPayment } from './loan-calculators.ts'

/** "the system calculates the freight": where something is carried, its order works out its own price. */
export function priceOrders(draft: Draft, need: Need): void {
  const order = [...draft.entities.values()].find(({ fields }) => fields.some(({ id }) => id === 'from'))
  const at = order?.fields.findIndex(({ id }) => id === 'total') ?? -1
  if (order === undefined || at < 0 || order.fields.some(({ id }) => id === 'distance')) return
  const label = /freight|fare|fee|cost|price/.exec(`${need.thing} ${need.frame?.text ?? ''}`)?.[0] ?? 'total'
  order.fields.splice(
    at,
    1,
    createField('distance', 'number', { isRequired: true, unit: 'km', min: 1, inList: false }),
    createField('volume', 'number', { isRequired: true, unit: 'm³', min: 1, inList: false }),
    createField('total', 'money', {
      label: capitalise(label),
      formula: 'round(25 + distance * 1.4 + volume * 8)',
      inForm: false,
    }),
  )
}

/** The sum that the words ask for, with its inputs and lines. Whoever asks for none in particular works out a price. */
export function calculatorSection({ words }: Draft): SectionOf<'calculator'> {
  const found = inMonths(findCalculation(words) ?? priceCalculation, words)
  const { title, inputs, lines, schedule } = forThings(withDownPayment(found, words), words)
  return {
    type: 'calculator',
    title: schedule?.kind === 'repaid' && /\bmortgage/.test(words) ? 'Mortgage calculator' : title,
    text: 'Every line is shown, so that the result can be checked.',
    inputs,
    lines,
    ...(schedule !== undefined && { schedule }),
  }
}
