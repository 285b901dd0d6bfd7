import type { SectionOf } from '../../model/section.ts'
import type { Draft } from './draft.ts'
import { arePlacesOrdered } from './bookings/ordered-places.ts'

export const noMoney = 'Payment is checked and recorded, but no money moves.'

export function paymentMethods(words: string): SectionOf<'checkout'>['methods'] {
  const named = brands.filter(([, name]) => name.test(words)).map(([method]) => method)
  const methods: SectionOf<'checkout'>['methods'] = [...named, 'card']
  if (/\b(?:scan|qr)\b/.test(words)) methods.push('scan')
  if (/\b(?:bank|transfer)\b/.test(words)) methods.push('bank')
  if (/\b(?:wallet|balance|points)\b/.test(words)) methods.push('wallet')
  if (/\b(?:cash|on delivery)\b/.test(words)) methods.push('cash')
  return methods.length === 1 ? [...methods, 'bank'] : methods
}

/** Ways of paying that a request calls by their names. */
const brands: readonly (readonly [SectionOf<'checkout'>['methods'][number], RegExp])[] = [
  ['wechat', /wechat/],
  ['alipay', /alipay/],
  ['paypal', /paypal/],
  ['applePay', /\bapple ?pay\b/],
  ['googlePay', /\b(?:google|g) ?pay\b/],
  ['unionPay', /\b(?:china )?union ?pay\b/],
  ['ideal', /\bpay\w*\b[^.]{0,60}\bideal\b/],
  ['klarna', /\bklarna\b/],
  ['mPesa', /\bm-?pesa\b/],
  ['pix', /\bpay\w*\b[^.]{0,60}\bpix\b/],
  ['upi', /\bupi\b/],
  ['twint', /\btwint\b/],
]

/** Who books a room pays for it while booking: there is nothing to put into a cart. */
export function isPaidBooking({ kind, words }: Draft): boolean {
  if (arePlacesOrdered({ kind, words })) return /\b(?:pay|pays|paying|payments?)\b/.test(words)
  return (
    kind === 'booking' &&
    /\b(?:pay|pays|paying|payments?)\b/.test(words) &&
    /\b(?:book|books|booking|bookings|reserv\w+|appointments?)\b/.test(words) &&
    !/\b(?:cart|basket|products?|shop|store|goods|orders?|checkout|check out)\b/.test(words)
  )
}
