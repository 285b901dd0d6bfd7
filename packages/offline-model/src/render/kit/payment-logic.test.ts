import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('what was paid is written down with what it was for, and whether it has arrived', async () => {
  const results = await runKitLogic(`
    import { paymentOf } from './record-payment.ts'
    const orders = { key: 'orders', fields: [{ id: 'shop', kind: 'reference', target: 'shops' }] }
    const payments = {
      key: 'payments',
      titleField: 'reference',
      flow: { field: 'status', initial: 'Pending', states: { Pending: 1, Completed: 1 } },
      fields: [
        { id: 'order', label: 'Order', kind: 'reference', target: 'orders' },
        { id: 'shop', label: 'Shop', kind: 'reference', target: 'shops' },
        { id: 'amount', label: 'Amount', kind: 'money' },
        { id: 'status', label: 'Status', kind: 'choice', options: ['Pending', 'Completed'] },
      ],
    }
    const paid = (isPaid) => paymentOf(payments, { entry: { id: 'o1', shop: 's2' }, source: orders, isPaid })
    console.log(JSON.stringify({ now: paid(true), later: paid(false).status ?? null }))
  `)
  expect(results).toEqual({
    now: { order: 'o1', shop: 's2', status: 'Completed' },
    later: null,
  })
})
