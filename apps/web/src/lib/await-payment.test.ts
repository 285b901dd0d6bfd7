import { describe, expect, it } from 'vitest'
import { awaitPayment } from './await-payment.ts'
import type { PaymentFacts } from './await-payment.ts'

const now = () => new Date('2026-11-15T12:00:00Z')
const fresh = { kind: 'payment', status: 'succeeded', createdAt: '2026-11-15T11:59:00.000Z' } as const
const paid: PaymentFacts = { overview: { plan: 'pro' }, payments: [fresh] }
const unpaid: PaymentFacts = { overview: { plan: 'free' }, payments: [] }

describe('a payment', () => {
  it('has arrived once the server names a paid plan and a payment of just now', async () => {
    expect(await wait([unpaid, unpaid, paid])).toEqual({ hasArrived: true, asked: 3 })
  })

  it('has not arrived because an address says so', async () => {
    expect(await wait([unpaid, unpaid, unpaid, unpaid])).toEqual({ hasArrived: false, asked: 4 })
  })

  it.each([
    ['a payment of long ago', { ...fresh, createdAt: '2026-10-15T12:00:00.000Z' }],
    ['a payment that failed', { ...fresh, status: 'failed' }],
    ['money that went back', { ...fresh, kind: 'refund' }],
  ] as const)('is not proven by %s', async (_, payment) => {
    const { hasArrived } = await wait([{ ...paid, payments: [payment] }])
    expect(hasArrived).toBe(false)
  })

  it('has not arrived while the plan is still the free one', async () => {
    const { hasArrived } = await wait([{ ...unpaid, payments: [fresh] }])
    expect(hasArrived).toBe(false)
  })
})

async function wait(answers: PaymentFacts[]) {
  let asked = 0
  const ask = () => Promise.resolve(answers[asked++] ?? unpaid)
  const hasArrived = await awaitPayment({ ask, rest: () => Promise.resolve(), now, attempts: answers.length })
  return { hasArrived, asked }
}
