import { describe, expect, it } from 'vitest'
import type { SectionOf } from '../../model/section.ts'
import { understand } from '../understand.ts'

const calculatorsOf = (request: string): readonly SectionOf<'calculator'>[] =>
  understand(request)
    .screens.flatMap(({ sections }) => sections)
    .filter((section) => section.type === 'calculator')

describe('loans and savings', () => {
  it.each([
    'a mortgage calculator with an amortization table',
    'Please implement a loan calculator website. Users can enter the loan amount, rate and term, view a table of all payments with principal and interest, see a chart, compare two loan offers side by side, and save their calculations.',
    'a savings calculator with a chart of the growth',
  ])('are one calculator with its schedule, and one that compares two: "%s"', (request) => {
    const { entities, notUnderstood } = understand(request)
    expect([entities, notUnderstood]).toEqual([[], []])
    const [first, second] = calculatorsOf(request)
    expect(first?.schedule).toBeDefined()
    expect(first?.isCompared).toBeUndefined()
    expect(second).toMatchObject({ isCompared: true, schedule: first?.schedule })
  })

  it('say what one can afford where that is asked for', () => {
    const titles = (request: string) => understand(request).screens.map(({ title }) => title)
    expect(titles('A mortgage calculator website with affordability checks')).toContain('Affordability')
    expect(titles('a mortgage calculator')).not.toContain('Affordability')
  })

  it('count months where the term is told in months', () => {
    const [section] = calculatorsOf(
      'A loan calculator. Users enter the amount, the annual rate and the number of months.',
    )
    expect(section?.inputs.map(({ label }) => label)).toContain('Months')
    expect(section?.schedule).toMatchObject({ term: 'months', unit: 'months' })
    expect(JSON.stringify(section?.lines)).not.toContain('years')
  })

  it('begin with what is paid at once, and with what a car costs, where these are spoken of', () => {
    const [section] = calculatorsOf(
      'A car loan website. Users can calculate the monthly installment from price, down payment, interest and term, compare banks, and read loan tips.',
    )
    expect(section?.inputs.map(({ id, initial }) => [id, initial])).toEqual([
      ['price', 24_000],
      ['down', 4_000],
      ['rate', 4],
      ['years', 5],
    ])
    expect(section?.lines[0]).toMatchObject({ id: 'amount', formula: 'max(0, price - down)' })
  })

  it('are not worked out where somebody applies for one', () => {
    const { entities } = understand(
      'A loan management system. Borrowers apply for loans, staff approve applications and calculate the monthly payments.',
    )
    expect(entities.map(({ one }) => one).join()).toContain('loan')
  })

  it('leave other calculators as they are', () => {
    const [section, ...others] = calculatorsOf('a tip calculator')
    expect(section?.schedule).toBeUndefined()
    expect(others).toEqual([])
  })
})
