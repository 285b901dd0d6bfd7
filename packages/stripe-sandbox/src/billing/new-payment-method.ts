import { createHash } from 'node:crypto'
import { createId } from '../create-id.ts'
import { emptyAddress } from '../resources/empty-address.ts'
import type { PaymentMethod } from '../store.ts'
import type { TestCard } from './test-cards.ts'

interface NewPaymentMethod {
  card: TestCard
  customer: string | null
  expMonth: number
  expYear: number
  created: number
  name: string | null
  email: string | null
}

export function newPaymentMethod(details: NewPaymentMethod): PaymentMethod {
  const { card, customer, expMonth, expYear, created, name, email } = details
  return {
    id: createId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { address: { ...emptyAddress }, email, name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
