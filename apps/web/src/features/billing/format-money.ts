import type { Money } from '@joinery/contract'

/** "$25.00" or "¥500": an amount with as many digits as its currency has. */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(inWholeUnits({ amount, currency }))
}

/** "25.00 USD": two decimals and the currency in capitals, as an invoice writes it. */
export function invoiceAmount(money: Money): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${format.format(inWholeUnits(money))} ${money.currency.toUpperCase()}`
}

/** "$25" for a whole price, "$12.50" for another, as a price list writes it. */
export function priceText({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(inWholeUnits({ amount, currency }))
}

function inWholeUnits({ amount, currency }: Money): number {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}
