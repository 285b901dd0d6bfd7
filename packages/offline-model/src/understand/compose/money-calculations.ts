import { input, lineIn, type Calculation } from './calculation.ts'

const money = lineIn('money')
const percent = lineIn('%')

const years = input('years', 'Years', { initial: 20, max: 60, min: 1 })

/** What the years make of one that is saved, and what is paid each month for one that is borrowed. */
const growth = 'pow(1 + rate / 1200, years * 12)'
const share = '(max(rate, 0.000001) / 1200) / (1 - pow(1 + max(rate, 0.000001) / 1200, 0 - years * 12))'

/** Loans, savings, prices and wages. */
export const moneyCalculations: readonly Calculation[] = [
  {
    words: /\b(?:freight|moving|delivery|courier|shipping|logistics)\b/,
    title: 'Freight calculator',
    inputs: [
      input('distance', 'Distance', { unit: 'km', initial: 12, max: 2000, min: 1 }),
      input('volume', 'Volume', { unit: 'm³', initial: 8, max: 100 }),
      input('floors', 'Floors without a lift', { initial: 2, max: 30 }),
    ],
    lines: [
      money('base', 'Base price', '40'),
      money('road', 'Distance', 'distance * 1.8'),
      money('load', 'Volume', 'volume * 6'),
      money('stairs', 'Stairs', 'floors * 9'),
      money('total', 'Total', 'base + road + load + stairs'),
    ],
  },
  {
    words: /\b(?:compound|savings?|retirement|investment|investing|pension|(?:future|net) value)\b/,
    title: 'Savings calculator',
    inputs: [
      input('start', 'To begin with', { unit: 'money', initial: 5_000, max: 100_000_000 }),
      input('monthly', 'Each month', { unit: 'money', initial: 200, max: 1_000_000 }),
      input('rate', 'Interest a year', { unit: '%', initial: 5, max: 30, min: 0.01 }),
      years,
    ],
    lines: [
      money('paid', 'Paid in', 'start + monthly * 12 * years'),
      money(
        'earned',
        'Interest, compounded monthly',
        `start * ${growth} + monthly * (${growth} - 1) / (rate / 1200) - paid`,
      ),
      money('final', 'In the end', 'paid + earned'),
    ],
    schedule: {
      kind: 'grows',
      start: 'start',
      monthly: 'monthly',
      rate: 'rate',
      term: 'years',
      unit: 'years',
      total: 'final',
    },
  },
  {
    words: /\b(?:loan|mortgage|interest|financ|instal+ment|repayment|car payment)/,
    title: 'Loan calculator',
    inputs: [
      input('amount', 'Amount', { unit: 'money', initial: 250_000, max: 100_000_000, min: 1 }),
      input('rate', 'Interest a year', { unit: '%', initial: 4, max: 30 }),
      years,
    ],
    lines: [
      money('sum', 'To pay back', `amount * ${share} * years * 12`),
      money('interest', 'Total interest', 'sum - amount'),
      money('monthly', 'Monthly payment', 'sum / (years * 12)'),
    ],
    schedule: {
      kind: 'repaid',
      start: 'amount',
      monthly: 'monthly',
      rate: 'rate',
      term: 'years',
      unit: 'years',
      total: 'sum',
    },
  },
  {
    words: /\btips?\b|\bgratuit/,
    title: 'Tip calculator',
    inputs: [
      input('bill', 'Bill', { unit: 'money', initial: 60, max: 1_000_000 }),
      input('percent', 'Tip', { unit: '%', initial: 15, max: 100 }),
      input('people', 'People', { initial: 2, max: 100, min: 1 }),
    ],
    lines: [
      money('tip', 'Tip', 'bill * percent / 100'),
      money('total', 'Bill and tip', 'bill + tip'),
      money('each', 'Each person', 'total / people'),
    ],
  },
  {
    words: /\b(?:discounts?|sale price|coupons?|percent(?:age)? off)\b/,
    title: 'Discount calculator',
    inputs: [
      input('price', 'Price', { unit: 'money', initial: 80, max: 10_000_000 }),
      input('discount', 'Discount', { unit: '%', initial: 25, max: 100 }),
    ],
    lines: [money('saved', 'You save', 'price * discount / 100'), money('total', 'You pay', 'price - saved')],
  },
  {
    words: /\b(?:vat|gst|sales tax|tax)\b/,
    title: 'Tax calculator',
    inputs: [
      input('net', 'Before tax', { unit: 'money', initial: 100, max: 100_000_000 }),
      input('rate', 'Tax', { unit: '%', initial: 20, max: 100 }),
    ],
    lines: [money('tax', 'Tax', 'net * rate / 100'), money('gross', 'With tax', 'net + tax')],
  },
  {
    words: /\b(?:salary|wages?|hourly|payroll|paycheck)\b/,
    title: 'Wage calculator',
    inputs: [
      input('hourly', 'An hour', { unit: 'money', initial: 25, max: 100_000 }),
      input('hours', 'Hours a week', { initial: 38, max: 100 }),
      input('weeks', 'Paid weeks a year', { initial: 52, max: 53, min: 1 }),
    ],
    lines: [
      money('weekly', 'A week', 'hourly * hours'),
      money('yearly', 'A year', 'weekly * weeks'),
      money('monthly', 'A month', 'yearly / 12'),
    ],
  },
  {
    words: /\b(?:profit|margin|mark-?up|pricing)\b/,
    title: 'Margin calculator',
    inputs: [
      input('cost', 'Cost', { unit: 'money', initial: 30, max: 10_000_000, min: 0.01 }),
      input('price', 'Price', { unit: 'money', initial: 50, max: 10_000_000, min: 0.01 }),
    ],
    lines: [
      money('profit', 'Profit', 'price - cost'),
      percent('markup', 'Markup on the cost', 'profit / cost * 100'),
      percent('margin', 'Margin of the price', 'profit / price * 100'),
    ],
  },
  {
    words: /\broi\b|return on investment/,
    title: 'Return on investment',
    inputs: [
      input('invested', 'Put in', { unit: 'money', initial: 1_000, max: 1_000_000_000, min: 0.01 }),
      input('returned', 'Got out', { unit: 'money', initial: 1_250, max: 1_000_000_000 }),
    ],
    lines: [
      money('profit', 'Profit', 'returned - invested'),
      percent('roi', 'Return', 'profit / invested * 100'),
    ],
  },
  {
    words: /\bcommission|rebate|affiliate/,
    title: 'Commission calculator',
    inputs: [
      input('sales', 'Sales', { unit: 'money', initial: 1200, max: 10_000_000 }),
      input('rate', 'Rate', { unit: '%', initial: 8, max: 100 }),
    ],
    lines: [money('commission', 'Commission', 'sales * rate / 100')],
  },
]
