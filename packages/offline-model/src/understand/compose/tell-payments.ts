import type { Entity, EntityRecord } from '../../model/entity.ts'
import type { SectionOf } from '../../model/section.ts'
import type { Draft } from './draft.ts'

/** Payments are made in the ways that one can pay here. */
export function nameMethods(draft: Draft): void {
  const sections = [...draft.screens.values()].flatMap((screen) => screen.sections)
  const methods = sections.flatMap((section) =>
    section.type === 'checkout' || section.type === 'booking' ? (section.methods ?? []) : [],
  )
  if (methods.length === 0) return
  const names = [...new Set(methods)].map((method) => methodNames[method])
  for (const { fields, archetype } of draft.entities.values()) {
    const at = fields.findIndex(({ id, type }) => id === 'method' && type === 'choice')
    const field = fields[at]
    if (archetype === 'transaction' && field !== undefined) fields[at] = { ...field, options: names }
  }
}

/** As the kit calls them. */
const methodNames: Readonly<Record<SectionOf<'checkout'>['methods'][number], string>> = {
  card: 'Card',
  bank: 'Bank transfer',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  paypal: 'PayPal',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  unionPay: 'UnionPay',
  ideal: 'iDEAL',
  klarna: 'Klarna',
  mPesa: 'M-Pesa',
  pix: 'Pix',
  upi: 'UPI',
  twint: 'TWINT',
  scan: 'Scan to pay',
  wallet: 'Wallet',
  cash: 'Cash on delivery',
}

/** Samples of payments are by whoever ordered, and as much as the order comes to. */
export function tellPayments(entities: readonly Entity[]): Entity[] {
  return entities.map((entity) => {
    const link = entity.fields.find(({ refersTo }) => refersTo === 'order')
    const orders = entities.find(({ id }) => id === 'order')
    const isPayment = entity.fields.some(({ id }) => id === 'payer')
    if (link === undefined || orders === undefined || !isPayment) return entity
    return {
      ...entity,
      records: entity.records.map((record) => paidFor(record, { entity, orders, link: link.id })),
    }
  })
}

interface Payment {
  readonly entity: Entity
  readonly orders: Entity
  readonly link: string
}

function paidFor(record: EntityRecord, { entity, orders, link }: Payment): EntityRecord {
  const order = orders.records.find(({ id }) => id === record.values[link])
  const total = orders.fields.find(({ type }) => type === 'money')
  const amount = entity.fields.find(({ type }) => type === 'money')
  if (order === undefined || total === undefined || amount === undefined) return record
  const payer = order.values['customer'] ?? record.values['payer'] ?? null
  return {
    ...record,
    values: { ...record.values, payer, [amount.id]: order.values[total.id] ?? null },
  }
}
