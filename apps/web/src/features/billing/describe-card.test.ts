import { expect, it } from 'vitest'
import { expiryText, hasExpired, nameCard } from './describe-card.ts'

it('names a card by its brand and its last digits', () => {
  expect(nameCard({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242')
  expect(nameCard({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005')
})

it('holds a card for good until the last day of its month', () => {
  const card = { expMonth: 5, expYear: 2027 }
  expect(expiryText(card)).toBe('05/2027')
  expect(hasExpired(card, new Date('2027-05-31T23:59:59Z'))).toBe(false)
  expect(hasExpired(card, new Date('2027-06-01T00:00:00Z'))).toBe(true)
})
