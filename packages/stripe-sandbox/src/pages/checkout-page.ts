import { Hono } from 'hono'
import { html } from 'hono/html'
import { takeOrderedFailure } from '../billing/control.ts'
import { completeCheckout } from '../billing/complete-checkout.ts'
import { orderedLines } from '../billing/ordered-lines.ts'
import type { Desk } from '../desk.ts'
import { findObject } from '../resources/find-object.ts'
import type { CheckoutSession } from '../store.ts'
import { parseParams } from '../wire/params.ts'
import {
  type CardFields,
  authenticationStep,
  cardFields,
  cardInputs,
  cardList,
  readCard,
} from './card-form.ts'
import { formatMoney, page, pageHeaders } from './page.ts'
import type { Visits } from './visits.ts'

/** The hosted page where a checkout session is paid. */
export function checkoutPage({ look, visit }: Visits) {
  return new Hono()
    .get('/c/pay/:id', async (c) => {
      const { session, form } = await look(async (desk) => {
        const found = await findObject(desk.tx, 'checkout_session', { id: c.req.param('id') })
        return { session: found, form: await showForm(desk, found, { fields: {} }) }
      })
      return c.html(form, 200, pageHeaders(session.success_url))
    })
    .post('/c/pay/:id', async (c) => {
      const fields = parseParams(cardFields, await c.req.parseBody())
      const { session, target, form } = await visit(async (desk) => {
        const found = await findObject(desk.tx, 'checkout_session', { id: c.req.param('id') })
        return { session: found, ...(await pay(desk, found, fields)) }
      })
      if (target !== undefined) return c.redirect(target, 303)
      return c.html(form, 200, pageHeaders(session.success_url))
    })
}

async function pay(desk: Desk, session: CheckoutSession, fields: CardFields) {
  if (!isOpen(desk, session)) return { form: await showForm(desk, session, { fields }) }
  const reading = readCard(fields, new Date(desk.now * 1000))
  const problem = problemOf(session, fields, reading)
  if (problem !== undefined || !reading.isValid) {
    return { form: await showForm(desk, session, { fields, problem }) }
  }
  if (reading.card.authentication && fields.authentication !== 'complete') {
    return { form: page('3-D Secure', authenticationStep(fields)) }
  }
  const failure = await takeOrderedFailure(desk)
  if (failure) return { form: await showForm(desk, session, { fields, problem: failure.message }) }
  const email = session.customer_email ?? fields.email
  const completed = await completeCheckout(desk, session, { ...reading, name: fields.name, email })
  return { target: (completed.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', completed.id) }
}

function problemOf(session: CheckoutSession, fields: CardFields, reading: ReturnType<typeof readCard>) {
  if (!reading.isValid) return reading.message
  if (!session.customer && !session.customer_email && !fields.email.includes('@')) {
    return 'Please enter your e-mail address.'
  }
  if (fields.authentication === 'fail') {
    return 'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  }
  return (reading.card.declines ?? reading.card.failsLater)?.message
}

const headings: Partial<Record<string, string>> = {
  subscription: 'Subscribe',
  payment: 'Pay',
  setup: 'Save a card',
}

const isOpen = (desk: Desk, session: CheckoutSession) =>
  session.status === 'open' && session.expires_at > desk.now

async function showForm(
  desk: Desk,
  session: CheckoutSession,
  { fields, problem }: { fields: Partial<CardFields>; problem?: string | undefined },
) {
  if (!isOpen(desk, session)) {
    const message = session.status === 'complete' ? 'This has been paid already.' : 'This page has expired.'
    return page('Checkout', html`<h1>${message}</h1>`)
  }
  const lines = await orderedLines(desk.tx, session.id)
  const currency = session.currency ?? 'usd'
  const asksEmail = !session.customer && !session.customer_email
  return page(
    'Checkout',
    html`
      <h1>${headings[session.mode] ?? headings['subscription']}</h1>
      <table>
        ${lines.map(
          (line) =>
            html`<tr>
              <td>
                ${line.description} ×
                ${line.quantity}${line.price?.recurring ? ` / ${line.price.recurring.interval}` : ''}
              </td>
              <td>${formatMoney(line.amount_total, currency)}</td>
            </tr>`,
        )}
      </table>
      ${problem === undefined ? '' : html`<p class="error" role="alert">${problem}</p>`}
      <form method="post" novalidate>
        ${asksEmail ? html`<label>E-mail<input name="email" type="email" value="${fields.email ?? ''}" /></label>` : ''}
        ${cardInputs(fields)}
        <button>
          ${session.mode === 'setup' ? 'Save card' : `Pay ${formatMoney(session.amount_total ?? 0, currency)}`}
        </button>
      </form>
      ${cardList}
      ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Back without paying</a></p>`}
    `,
  )
}
