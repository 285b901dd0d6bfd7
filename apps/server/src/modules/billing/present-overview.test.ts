import { billingOverview } from '@joinery/contract'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PaymentRow } from './accounts/store.ts'
import { findDocument } from './find-document.ts'
import { presentPayment } from './present-overview.ts'
import { paymentHistory, paymentMethods, subscriptions } from './schema.ts'

const row: PaymentRow = {
  id: '0f9a1c66-7d32-4e0e-8f6c-2f7d3f6b9a10',
  kind: 'payment',
  amountPaid: 2500,
  currency: 'usd',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  status: 'succeeded',
  plan: 'pro',
  stripePaymentId: 'pi_1',
  stripeInvoiceId: 'in_1',
  invoicePdf: 'https://pay.example/in_1.pdf',
  invoiceUrl: 'https://pay.example/in_1',
  receiptUrl: 'https://pay.example/receipt',
  billingReason: 'subscription_create',
}

describe('a subscription', () => {
  it('is for free, basic, pro or enterprise, and for nothing else', () => {
    const { plan } = billingOverview.shape
    expect(plan.options).toEqual(['free', 'basic', 'pro', 'enterprise'])
    expect(plan.safeParse('gold').success).toBe(false)
    expect(subscriptions.plan.enumValues).toEqual(plan.options)
  })
})

describe('a payment', () => {
  it('has its amount in minor units, its currency, its moment and its status', () => {
    expect(presentPayment(row)).toMatchObject({
      id: row.id,
      createdAt: '2026-11-15T12:00:00.000Z',
      amount: 2500,
      currency: 'usd',
      status: 'succeeded',
    })
  })

  it.each([
    ['succeeded', 'succeeded'],
    ['processing', 'processing'],
    ['failed', 'failed'],
    ['anything else', 'failed'],
  ])('that is %s is shown as %s', (status, shown) => {
    expect(presentPayment({ ...row, status }).status).toBe(shown)
  })
})

describe('the document of a payment', () => {
  it('is the PDF, then the hosted invoice, then the receipt', () => {
    expect(findDocument(row).url).toBe(row.invoicePdf)
    expect(findDocument({ ...row, invoicePdf: null }).url).toBe(row.invoiceUrl)
    expect(findDocument({ ...row, invoicePdf: null, invoiceUrl: null }).url).toBe(row.receiptUrl)
  })

  it('says in words why there is none', () => {
    const nothing = { ...row, invoicePdf: null, invoiceUrl: null, receiptUrl: null }
    expect(() => findDocument(undefined)).toThrow('payment information not found')
    expect(() => findDocument({ ...nothing, stripePaymentId: null, stripeInvoiceId: null })).toThrow(
      'no payment or invoice id',
    )
    expect(() => findDocument(nothing)).toThrow('no invoice or receipt available')
  })
})

describe('the tables', () => {
  it('have the names that the specification gives them, and usd where no currency is said', () => {
    const columnsOf = (table: Parameters<typeof getTableColumns>[0]) =>
      Object.values(getTableColumns(table)).map(({ name }) => name)
    expect(columnsOf(subscriptions)).toEqual(
      expect.arrayContaining(['user_id', 'stripe_customer_id', 'payment_method_last']),
    )
    expect(columnsOf(paymentMethods)).toEqual(
      expect.arrayContaining(['user_id', 'is_default', 'payment_method_id']),
    )
    expect(columnsOf(paymentHistory)).toEqual(
      expect.arrayContaining([
        'id',
        'amount_paid',
        'currency',
        'created_at',
        'status',
        'stripe_payment_id',
        'stripe_invoice_id',
        'invoice_pdf',
        'invoice_url',
        'receipt_url',
        'billing_reason',
        'user_id',
      ]),
    )
    expect(paymentHistory.currency.default).toBe('usd')
  })
})
