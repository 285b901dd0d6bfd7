import { Hono } from 'hono'
import { html } from 'hono/html'
import { isLive } from '../billing/is-live.ts'
import type { Desk } from '../desk.ts'
import { findCustomer, timeOf } from '../resources/customers.ts'
import { findObject } from '../resources/find-object.ts'
import type { PaymentMethod, PortalSession, Price, Subscription } from '../store.ts'
import { parseParams } from '../wire/params.ts'
import { missingResource } from '../wire/stripe-error.ts'
import { cardInputs } from './card-form.ts'
import { formatDay, formatMoney, page, pageHeaders } from './page.ts'
import { portalAction, runPortalAction } from './portal-actions.ts'

interface Dependencies {
  visit: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>
}

const lifeSeconds = 3600

/** The billing portal: cards, the default one, cancelling, resuming and changing the plan. */
export function portalPage({ visit }: Dependencies) {
  return new Hono()
    .get('/p/session/:id', async (c) => {
      const shown = await visit((desk) => show(desk, c.req.param('id')))
      return c.html(shown, 200, pageHeaders())
    })
    .post('/p/session/:id', async (c) => {
      const action = parseParams(portalAction, await c.req.parseBody())
      const shown = await visit(async (desk) => {
        const session = await findSession(desk, c.req.param('id'))
        const customer = await findCustomer(desk, session.customer)
        const local = { ...desk, now: await timeOf(desk, customer) }
        return show(desk, session.id, await runPortalAction(local, customer, action))
      })
      return c.html(shown, 200, pageHeaders())
    })
}

async function findSession(desk: Desk, id: string): Promise<PortalSession> {
  const session = await findObject(desk.tx, 'portal_session', { id })
  if (session.created + lifeSeconds <= desk.now) throw missingResource('billing_portal.session', id)
  return session
}

async function show(desk: Desk, id: string, problem?: string) {
  const session = await findSession(desk, id)
  const customer = await findCustomer(desk, session.customer)
  const subscriptions = (await desk.tx.list('subscription', { customer: customer.id })).filter(isLive)
  const methods = await desk.tx.list('payment_method', { customer: customer.id })
  const prices = (await desk.tx.list('price')).filter((price) => price.active && price.recurring)
  const named = await Promise.all(
    prices.map(async (price) => ({ price, name: (await desk.tx.get('product', price.product))?.name ?? '' })),
  )
  const charged = subscriptions[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method
  return page(
    'Billing portal',
    html`
      <h1>Billing portal</h1>
      ${problem === undefined ? '' : html`<p class="error" role="alert">${problem}</p>`}
      ${subscriptions.map((subscription) => subscriptionPart(subscription, named))}
      <h2>Cards</h2>
      ${methods.map((method) => methodPart(method, method.id === charged))}
      <form method="post" novalidate>
        <input type="hidden" name="action" value="add-card" />
        ${cardInputs({})}
        <button>Add card</button>
      </form>
      ${session.return_url === null ? '' : html`<p><a href="${session.return_url}">Back</a></p>`}
    `,
  )
}

function subscriptionPart(subscription: Subscription, prices: readonly { price: Price; name: string }[]) {
  const item = subscription.items.data[0]
  const isEnding = subscription.cancel_at !== null || subscription.cancel_at_period_end
  const current = prices.find(({ price }) => price.id === item?.price.id)
  return html`<h2>${current?.name ?? 'Subscription'}</h2>
    <p>
      Status: ${subscription.status}. ${isEnding ? 'Ends' : 'Renews'} on
      ${formatDay(item?.current_period_end ?? 0)}.
    </p>
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${
        isEnding
          ? html`<button name="action" value="resume">Resume plan</button>`
          : html`<button name="action" value="cancel">Cancel plan</button>`
      }
    </form>
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <label
        >Plan<select name="price">
          ${prices.map(
            ({ price, name }) =>
              html`<option value="${price.id}">
                ${name}, ${formatMoney(price.unit_amount ?? 0, price.currency)} / ${price.recurring?.interval}
              </option>`,
          )}
        </select></label
      >
      <button name="action" value="change-plan">Change plan</button>
    </form>`
}

const methodPart = ({ id, card }: PaymentMethod, isDefault: boolean) =>
  html`<form method="post">
    <input type="hidden" name="method" value="${id}" />
    <p>
      ${card?.brand} •••• ${card?.last4}, ${card?.exp_month}/${card?.exp_year}${isDefault ? ' (default)' : ''}
    </p>
    ${
      isDefault
        ? ''
        : html`<button name="action" value="make-default">Make default</button>
            <button name="action" value="remove-card">Remove</button>`
    }
  </form>`
