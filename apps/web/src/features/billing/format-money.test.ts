import { expect, it } from 'vitest'
import { formatMoney, invoiceAmount, priceText } from './format-money.ts'

it("shows money with its currency's own digits", () => {
  expect(formatMoney({ amount: 2500, currency: 'usd' })).toBe('$25.00')
  expect(formatMoney({ amount: 500, currency: 'jpy' })).toBe('¥500')
  expect(formatMoney({ amount: 1234, currency: 'kwd' })).toBe('KWD\u00a01.234')
  expect(formatMoney({ amount: -1250, currency: 'usd' })).toBe('-$12.50')
})

it('writes an invoice amount with two decimals and the currency in capitals', () => {
  expect(invoiceAmount({ amount: 2500, currency: 'usd' })).toBe('25.00 USD')
  expect(invoiceAmount({ amount: 500, currency: 'jpy' })).toBe('500.00 JPY')
  expect(invoiceAmount({ amount: 123456, currency: 'eur' })).toBe('1,234.56 EUR')
})

it('writes a price without needless zeros', () => {
  expect(priceText({ amount: 2500, currency: 'usd' })).toBe('$25')
  expect(priceText({ amount: 1250, currency: 'usd' })).toBe('$12.50')
})
