import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a price is the sum of its options, each multiplied by what it is for', async () => {
  const results = await runKitLogic(`
    import { describeQuote, firstChoices, quoteLines, splitPair, totalOf } from './quote.ts'
    const prices = [
      { id: 'a4', kind: 'Paper', name: 'A4', price: 0.06, per: 'per page' },
      { id: 'a5', kind: 'Paper', name: 'A5', price: 0.04, per: 'per page' },
      { id: 'box', kind: 'Extras', name: 'Box', price: 2.5, per: 'once' },
      { id: 'setup', kind: 'Base', name: 'Setup', price: 5, per: 'once' },
    ]
    const groups = [{ name: 'Paper', pick: 'one' }, { name: 'Extras', pick: 'any' }, { name: 'Base', pick: 'all' }]
    const bases = [{ name: 'per page', amounts: ['pages', 'copies'] }]
    const of = (chosen) => ({ prices, groups, bases, chosen, amounts: { pages: 24, copies: 10 } })
    const amounts = [{ label: 'Pages', value: '24', unit: '' }]
    console.log(JSON.stringify({
      first: firstChoices(prices, groups),
      totals: [[], ['a4'], ['a5', 'box']].map((chosen) => totalOf(quoteLines(of(chosen)))),
      times: quoteLines(of(['a4'])).map(({ times }) => times ?? 'once'),
      told: describeQuote(of(['a4', 'box']), amounts),
      pair: splitPair('English to German'),
    }))
  `)
  expect(results).toEqual({
    first: ['a4'],
    totals: [5, 19.4, 17.1],
    times: [240, 'once'],
    told: 'Paper: A4, Box, Pages: 24',
    pair: ['English', 'German'],
  })
})
