import { expect, it } from 'vitest'
import { routes } from '@joinery/contract'
import { pageTitle } from './page-title.ts'

it('names the page, then the product', () => {
  expect(pageTitle(routes.pricing)).toBe('Pricing · Joinery')
})

it('leads with the product on the start page', () => {
  expect(pageTitle(routes.home)).toBe('Joinery · Describe an app, watch it being built')
})

it('says on an unknown address that there is no page', () => {
  expect(pageTitle(undefined)).toBe('Page Not Found · Joinery')
})
