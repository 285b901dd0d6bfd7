import type { SectionOf } from '../../model/section.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { because } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { input, lineIn, type Calculation } from './calculation.ts'
import { findCalculation } from './calculations.ts'
import type { Draft } from './draft.ts'

/** In a calculator for loans or savings, payments, rates and charts are parts of the calculation, and no lists. */
export function isOfSchedule({ kind, words }: Draft, { phrase, text }: Frame, need: NeedName): boolean {
  if (kind !== 'tool' || !folded.has(need)) return false
  const told = `${phrase} ${text}`.toLowerCase()
  if (/\b(?:tips?|articles?|news|guides?|blog|faqs?)\b/.test(told)) return false
  return (partsOfLoans.test(told) || need === 'compare') && findCalculation(words)?.schedule !== undefined
}

const partsOfLoans =
  /\b(?:payments?|repayments?|pay|interest|principal|amorti[sz]\w*|schedules?|terms?|rates?|amounts?|loans?|mortgages?|offers?|afford\w*|calculat\w*|charts?|graphs?|tables?|scenarios?|results?|savings?|deposits?|balance|years?|months?|monthly|growth|totals?|breakdown|compar\w*|side by side|income|debts?|costs?|price)\b/

/** What people ask for besides reading and working it out: these stay what they are. */
const folded: ReadonlySet<NeedName> = new Set([
  'browse',
  'calculator',
  'calendar',
  'checkout',
  'choose',
  'compare',
  'dashboard',
  'describe',
  'detail',
  'diff',
  'favourite',
  'generator',
  'history',
  'liveFeed',
  'manage',
  'print',
  'publish',
  'quality',
  'rate',
  'reportBuilder',
  'sheet',
  'track',
  'wallet',
])

/** "enter the number of months": the term is counted as it is told. */
export function inMonths(calculation: Calculation, words: string): Calculation {
  const { schedule, inputs, lines } = calculation
  if (schedule === undefined || !/\b(?:number of|term in|in) months\b/.test(words)) return calculation
  return {
    ...calculation,
    inputs: inputs.map((each) =>
      each.id === schedule.term ? input('months', 'Months', { initial: 60, max: 720, min: 1 }) : each,
    ),
    lines: lines.map((line) => ({
      ...line,
      formula: line.formula.replaceAll(/years \* 12|12 \* years/g, 'months'),
    })),
    schedule: { ...schedule, term: 'months', unit: 'months' },
  }
}

/** A car costs less than a house, and is paid back sooner. */
export function forThings(calculation: Calculation, words: string): Calculation {
  const isSmall =
    /\b(?:cars?|auto|vehicles?|personal|student|motorcycle|bikes?|boats?)\b(?: [a-z]+)? loans?\b/.test(words)
  if (calculation.schedule?.kind !== 'repaid' || !isSmall) return calculation
  return {
    ...calculation,
    inputs: calculation.inputs.map((each) => ({ ...each, initial: smaller.get(each.id) ?? each.initial })),
  }
}

const smaller: ReadonlyMap<string, number> = new Map([
  ['amount', 20_000],
  ['price', 24_000],
  ['down', 4_000],
  ['years', 5],
])

/** Whoever pays a part at once borrows the rest. */
export function withDownPayment(calculation: Calculation, words: string): Calculation {
  const { schedule, inputs, lines } = calculation
  if (schedule?.kind !== 'repaid' || !/\bdown ?payments?\b/.test(words)) return calculation
  return {
    ...calculation,
    inputs: [
      input('price', 'Price', { unit: 'money', initial: 300_000, max: 100_000_000, min: 1 }),
      input('down', 'Down payment', { unit: 'money', initial: 50_000, max: 100_000_000 }),
      ...inputs.filter(({ id }) => id !== schedule.start),
    ],
    lines: [lineIn('money')(schedule.start, 'Loan amount', 'max(0, price - down)'), ...lines],
  }
}

/** A site that is there to work out a loan, and where nobody applies for one. */
export function worksOutLoans(words: string): boolean {
  const [sentence = ''] = words.split('. ')
  return (
    /\b(?:loans?|mortgages?)\b/.test(sentence) &&
    /\bcalculat\w* (?:of )?(?:the |their |an? )?(?:monthly|loan|mortgage|re-?payments?|payments?|instal+ments?|interest)\b/.test(
      words,
    ) &&
    !/\b(?:borrowers?|appl(?:y|ies|ications?)|approv\w+|lenders?|crypto\w*|accounts? of|transactions?)\b/.test(
      words,
    )
  )
}

/** Beside a calculator for loans or savings: two of them compared, and what one can afford. */
export function addLoanScreens(draft: Draft, section: SectionOf<'calculator'>, need: Need): void {
  const { schedule } = section
  if (schedule === undefined) return
  if (draft.kind === 'tool' || /\bcompar/.test(draft.words))
    addScreen(draft, {
      title: 'Compare',
      icon: 'columns-2',
      section: {
        ...section,
        title: schedule.kind === 'repaid' ? 'Compare two loans' : 'Compare two ways to save',
        text: 'Both are worked out while you type, and the better one is named.',
        isCompared: true,
      },
      because: /compar|side by side|offer/i.test(need.frame?.text ?? '') ? because(need) : undefined,
    })
  if (schedule.kind === 'repaid' && /\bafford/.test(draft.words))
    addScreen(draft, {
      title: 'Affordability',
      icon: 'piggy-bank',
      section: affordability,
      because: /afford/i.test(need.frame?.text ?? '') ? because(need) : undefined,
    })
}

const money = lineIn('money')

const affordability: SectionOf<'calculator'> = {
  type: 'calculator',
  title: 'What you can afford',
  text: 'The largest loan whose payments fit your income, and what it buys.',
  inputs: [
    input('income', 'Income each month', { unit: 'money', initial: 6_000, max: 10_000_000, min: 1 }),
    input('debts', 'Other debts each month', { unit: 'money', initial: 400, max: 10_000_000 }),
    input('share', 'Share of income for the loan', { unit: '%', initial: 30, max: 100, min: 1 }),
    input('down', 'Own money', { unit: 'money', initial: 50_000, max: 100_000_000 }),
    input('rate', 'Interest a year', { unit: '%', initial: 4, max: 30 }),
    input('years', 'Years', { initial: 25, max: 60, min: 1 }),
  ],
  lines: [
    money('payment', 'Left for the loan each month', 'max(0, income * share / 100 - debts)'),
    money(
      'loan',
      'Largest loan',
      'payment * (1 - pow(1 + max(rate, 0.000001) / 1200, 0 - years * 12)) / (max(rate, 0.000001) / 1200)',
    ),
    money('most', 'You can pay up to', 'loan + down'),
  ],
}
