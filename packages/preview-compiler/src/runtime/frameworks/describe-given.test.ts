import { createElement } from 'react'
import { expect, it } from 'vitest'
import { describeGiven } from './describe-given.ts'

const Item = () => null
const Other = () => null
const give = (kind: typeof Item, text: string) => ({
  id: 1,
  when: new Date(0),
  names: new Set(['a']),
  params: Object.assign(Promise.resolve({}), { slug: 'one' }),
  choose: () => text,
  children: [createElement('p', { key: 'k' }, text, createElement(kind))],
})

it('says the same of what is given anew with the same in it', () => {
  expect(describeGiven(give(Item, 'a'))).toBe(describeGiven(give(Item, 'a')))
})

it('tells apart other texts, other components and other kinds of values', () => {
  const all = [give(Item, 'a'), give(Item, 'b'), give(Other, 'a'), { id: 1 }, { id: '1' }, { id: null }, {}]
  expect(new Set(all.map((given) => describeGiven(given))).size).toBe(all.length)
})

it('is not misled by what React notes on a promise, and comes to an end where something holds itself', () => {
  const fresh = Object.assign(Promise.resolve(1), { slug: 'one' })
  const awaited = Object.assign(Promise.resolve(1), { slug: 'one', status: 'fulfilled', value: 1 })
  expect(describeGiven({ params: awaited })).toBe(describeGiven({ params: fresh }))
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(describeGiven(circle)).toBe('{self: deeper}')
})
