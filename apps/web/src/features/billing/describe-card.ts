import { fillText, texts } from '@joinery/contract'
import type { PaymentMethod } from '@joinery/contract'

/** "Visa ending in 4242". */
export function nameCard({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  const name = knownBrands[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
  return fillText(texts.billing.paymentMethods.card, { brand: name, last4 })
}

const knownBrands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
}

/** "05/2027". */
export const expiryText = ({ expMonth, expYear }: Expiry): string =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`

type Expiry = Pick<PaymentMethod, 'expMonth' | 'expYear'>

/** A card is good until the last day of its month. */
export const hasExpired = ({ expMonth, expYear }: Expiry, now: Date): boolean =>
  Date.UTC(expYear, expMonth, 1) <= now.getTime()
