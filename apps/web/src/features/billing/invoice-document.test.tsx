import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inventPayment } from '../../testing/invent-billing.ts'
import { InvoiceDocument } from './invoice-document.tsx'

it('prints number, date, description, amount and total of a payment', () => {
  const payment = inventPayment({ id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d', plan: 'pro', amount: 2500 })
  const html = renderToStaticMarkup(<InvoiceDocument payment={payment} isTestMode={false} />)
  expect(html).toContain('>0a1b2c3d<')
  expect(html).toContain('November 15, 2026')
  expect(html).toContain('Pro Subscription')
  expect(html.match(/>25\.00 USD</g)).toHaveLength(2)
  expect(html).toContain('>Total<')
})

it('says on paper that a payment of the sandbox is none', () => {
  const inTestMode = <InvoiceDocument payment={inventPayment()} isTestMode />
  expect(renderToStaticMarkup(inTestMode)).toContain('Test mode')
  const inEarnest = <InvoiceDocument payment={inventPayment()} isTestMode={false} />
  expect(renderToStaticMarkup(inEarnest)).not.toContain('Test mode')
})
