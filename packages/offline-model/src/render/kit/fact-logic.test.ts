import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a list says from where to where something goes, beside what it costs and when', async () => {
  const results = await runKitLogic(`
    import { rankFacts } from './rank-facts.ts'
    const field = (id, kind = 'text') => ({ id, kind })
    const order = [field('customer'), field('driver'), field('from', 'place'), field('to', 'place'), field('freight', 'money'), field('placedOn', 'date'), field('topic')]
    const ids = (fields, max) => rankFacts(fields, max).map(({ id }) => id)
    console.log(JSON.stringify({
      order: ids(order, 3),
      plain: ids(order.filter(({ id }) => id !== 'from' && id !== 'to'), 3),
    }))
  `)
  expect(results).toEqual({
    order: ['freight', 'from', 'to', 'placedOn', 'customer'],
    plain: ['freight', 'placedOn', 'customer'],
  })
})
