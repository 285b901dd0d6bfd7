import { isWish } from '../language/is-wish.ts'
import { input, lineIn, type Calculation } from './calculation.ts'
import { everydayCalculations } from './everyday-calculations.ts'
import { moneyCalculations } from './money-calculations.ts'

const money = lineIn('money')

/** The calculation that a request names: a long one does so where it speaks of calculating. */
export function findCalculation(words: string): Calculation | undefined {
  const told = isWish(words)
    ? words
    : words
        .split('. ')
        .filter((sentence) => /calculat|estimat/.test(sentence))
        .join('. ')
  return [...moneyCalculations, ...everydayCalculations].find((known) => known.words.test(told))
}

/** "a calculator", "a scientific calculator": whatever one types into it. */
export function isPocketCalculator(subject: string): boolean {
  return subject.split(' ').every((word) => pocketWords.has(word.toLowerCase()))
}

/** Whether a short wish asks for a calculation that we do not know. */
export function isUnknownCalculation(subject: string, words: string): boolean {
  const isKnown = findCalculation(words) !== undefined || prices.test(words)
  return isWish(words) && !isKnown && !isPocketCalculator(subject)
}

const pocketWords: ReadonlySet<string> = new Set([
  '',
  ...'basic plain standard pocket desk scientific math maths arithmetic ios apple iphone windows'.split(' '),
])

const prices = /\b(?:cost|price|quot|estimat|budget|order|invoice|project|rental|total)/

/** What something costs. */
export const priceCalculation: Calculation = {
  words: /(?!)/,
  title: 'Cost calculator',
  inputs: [
    input('quantity', 'Quantity', { initial: 10, max: 100_000, min: 1 }),
    input('price', 'Price each', { unit: 'money', initial: 25, max: 1_000_000 }),
    input('discount', 'Discount', { unit: '%', initial: 0, max: 100 }),
  ],
  lines: [
    money('gross', 'Before discount', 'quantity * price'),
    money('saved', 'Discount', 'gross * discount / 100'),
    money('total', 'Total', 'gross - saved'),
  ],
}
