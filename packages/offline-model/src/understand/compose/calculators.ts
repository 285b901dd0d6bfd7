import { createField } from '../../model/create-field.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import type { Draft } from './draft.ts'

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

/** The sum that the words ask for, with its inputs and lines. */
export function calculatorSection(draft: Draft): SectionOf<'calculator'> {
  const base = {
    type: 'calculator',
    text: 'Every line is shown, so that the result can be checked.',
  } as const
  if (/\b(?:freight|moving|delivery|courier|shipping|logistics)\b/.test(draft.words)) {
    return {
      ...base,
      title: 'Freight calculator',
      inputs: [
        input('distance', 'Distance', { unit: 'km', initial: 12, max: 2000, min: 1 }),
        input('volume', 'Volume', { unit: 'm³', initial: 8, max: 100 }),
        input('floors', 'Floors without a lift', { unit: '', initial: 2, max: 30 }),
      ],
      lines: [
        line('base', 'Base price', { unit: 'money', formula: '40' }),
        line('road', 'Distance', { unit: 'money', formula: 'distance * 1.8' }),
        line('load', 'Volume', { unit: 'money', formula: 'volume * 6' }),
        line('stairs', 'Stairs', { unit: 'money', formula: 'floors * 9' }),
        line('total', 'Total', { unit: 'money', formula: 'base + road + load + stairs' }),
      ],
    }
  }
  if (/\b(?:loan|mortgage|interest|financ)/.test(draft.words)) {
    return {
      ...base,
      title: 'Loan calculator',
      inputs: [
        input('amount', 'Amount', { unit: 'money', initial: 20000, max: 5000000, min: 1 }),
        input('rate', 'Interest a year', { unit: '%', initial: 4, max: 30 }),
        input('years', 'Years', { unit: '', initial: 5, max: 40, min: 1 }),
      ],
      lines: [
        line('interest', 'Interest in total (simple)', {
          unit: 'money',
          formula: 'amount * rate / 100 * years',
        }),
        line('sum', 'To pay back', { unit: 'money', formula: 'amount + interest' }),
        line('monthly', 'Each month', { unit: 'money', formula: 'sum / (years * 12)' }),
      ],
    }
  }
  if (/\bbmi|body mass|calorie|fitness/.test(draft.words)) {
    return {
      ...base,
      title: 'Body mass index',
      inputs: [
        input('weight', 'Weight', { unit: 'kg', initial: 70, max: 300, min: 20 }),
        input('height', 'Height', { unit: 'cm', initial: 175, max: 250, min: 80 }),
      ],
      lines: [line('index', 'Index', { unit: '', formula: 'weight / ((height / 100) * (height / 100))' })],
    }
  }
  if (/\bcommission|rebate|affiliate/.test(draft.words)) {
    return {
      ...base,
      title: 'Commission calculator',
      inputs: [
        input('sales', 'Sales', { unit: 'money', initial: 1200, max: 10000000 }),
        input('rate', 'Rate', { unit: '%', initial: 8, max: 100 }),
      ],
      lines: [line('commission', 'Commission', { unit: 'money', formula: 'sales * rate / 100' })],
    }
  }
  return {
    ...base,
    title: 'Cost calculator',
    inputs: [
      input('quantity', 'Quantity', { unit: '', initial: 10, max: 100000, min: 1 }),
      input('price', 'Price each', { unit: 'money', initial: 25, max: 1000000 }),
      input('discount', 'Discount', { unit: '%', initial: 0, max: 100 }),
    ],
    lines: [
      line('gross', 'Before discount', { unit: 'money', formula: 'quantity * price' }),
      line('saved', 'Discount', { unit: 'money', formula: 'gross * discount / 100' }),
      line('total', 'Total', { unit: 'money', formula: 'gross - saved' }),
    ],
  }
}

function input(
  id: string,
  label: string,
  rest: { unit: string; initial: number; max: number; min?: number },
) {
  return { id, label, min: 0, ...rest }
}

function line(id: string, label: string, rest: { unit: string; formula: string }) {
  return { id, label, ...rest }
}
