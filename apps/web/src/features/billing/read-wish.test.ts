import { expect, it } from 'vitest'
import { readWish } from './read-wish.ts'

const wishOf = (query: string) => readWish(new URLSearchParams(query))

it('tells a plan that was chosen on another page from one that the checkout sent back to be changed', () => {
  expect(wishOf('plan=pro')).toEqual({ plan: 'pro', isChange: false })
  expect(wishOf('change=pro')).toEqual({ plan: 'pro', isChange: true })
  expect(wishOf('change=basic&plan=pro')).toEqual({ plan: 'basic', isChange: true })
})

it('is nothing for a plan that does not exist, and without any', () => {
  expect(wishOf('change=gold')).toBeUndefined()
  expect(wishOf('payment=success')).toBeUndefined()
})
