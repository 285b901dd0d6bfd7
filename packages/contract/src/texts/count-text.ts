import { fillText } from './fill-text.ts'

const rules = new Intl.PluralRules('en-US')
const figures = new Intl.NumberFormat('en-US')

/** A sentence with a number in it, in the form that the number asks for. */
export function countText(n: number, forms: { one: string; other: `${string}{n}${string}` }): string {
  return rules.select(n) === 'one' ? forms.one : fillText(forms.other, { n: figures.format(n) })
}
