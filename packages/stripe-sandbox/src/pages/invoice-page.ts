import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Desk } from '../desk.ts'
import { findObject } from '../resources/find-object.ts'
import { payInvoice } from '../resources/invoices.ts'
import type { Invoice } from '../store.ts'
import { missingResource, StripeError } from '../wire/stripe-error.ts'
import { formatDay, formatMoney, page, pageHeaders } from './page.ts'
import type { Visits } from './visits.ts'

/** The hosted invoice, where an open one can be paid, its PDF, and the receipt of a payment. */
export function invoicePage({ look, visit }: Visits) {
  return new Hono()
    .get('/i/:id', async (c) => {
      const invoice = await look((desk) => findInvoice(desk, c.req.param('id')))
      return c.html(showInvoice(invoice), 200, pageHeaders())
    })
    .post('/i/:id', async (c) => {
      const { authentication } = await c.req.parseBody()
      const shown = await visit(async (desk) => {
        const invoice = await findInvoice(desk, c.req.param('id'))
        if (invoice.status !== 'open') return showInvoice(invoice)
        const isAuthenticated = authentication === 'complete'
        const outcome = await payInvoice(desk, invoice, { isAuthenticated })
        if (!(outcome instanceof StripeError)) return showInvoice(outcome)
        const asksBank = outcome.body.code === 'authentication_required'
        return showInvoice(await findInvoice(desk, invoice.id), { problem: outcome.message, asksBank })
      })
      return c.html(shown, 200, pageHeaders())
    })
    .get('/i/:id/pdf', async (c) => {
      const invoice = await look((desk) => findInvoice(desk, c.req.param('id')))
      // What draws it weighs more than the rest of the sandbox, and few ask for it.
      const { drawInvoicePdf } = await import('./invoice-pdf.ts')
      return c.body(await drawInvoicePdf(invoice), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
        'cache-control': 'no-store',
      })
    })
    .get('/receipts/:id', async (c) => {
      const charge = await look((desk) => findObject(desk.tx, 'charge', { id: c.req.param('id') }))
      if (!charge.paid) throw missingResource('receipt', charge.id)
      const content = html`<h1>Receipt</h1>
        <p>Paid ${formatMoney(charge.amount, charge.currency)} on ${formatDay(charge.created)}.</p>
        ${charge.amount_refunded > 0 ? html`<p>Refunded ${formatMoney(charge.amount_refunded, charge.currency)}.</p>` : ''}`
      return c.html(page('Receipt', content), 200, pageHeaders())
    })
}

// A draft has no page yet.
async function findInvoice(desk: Desk, id: string): Promise<Invoice> {
  const invoice = await findObject(desk.tx, 'invoice', { id })
  if (invoice.status === 'draft') throw missingResource('invoice', id)
  return invoice
}

function showInvoice(invoice: Invoice, refusal?: { problem: string; asksBank: boolean }) {
  const pay = html`<form method="post"><button>Pay now</button></form>`
  const confirm = html`<form method="post">
    <p>The bank of this test card asks whether you want to allow the payment.</p>
    <button name="authentication" value="complete">Complete</button>
  </form>`
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<h1>Invoice ${invoice.number}</h1>
      <p>${formatDay(invoice.created)}, ${invoice.status}</p>
      <table>
        ${invoice.lines.data.map(
          (line) =>
            html`<tr>
              <td>${line.description}</td>
              <td>${formatMoney(line.amount, line.currency)}</td>
            </tr>`,
        )}
        <tr>
          <td>Amount due</td>
          <td>${formatMoney(invoice.amount_due, invoice.currency)}</td>
        </tr>
      </table>
      ${refusal ? html`<p class="error" role="alert">${refusal.problem}</p>` : ''}
      ${invoice.status === 'open' ? (refusal?.asksBank ? confirm : pay) : ''}
      <p><a href="${invoice.id}/pdf">Download PDF</a></p>`,
  )
}
