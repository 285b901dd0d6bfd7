import { Hono } from 'hono'
import { html } from 'hono/html'
import { isLive } from '../billing/is-live.ts'
import type { Desk } from '../desk.ts'
import { findCustomer, timeOf } from '../resources/customers.ts'
import { findObject } from '../resources/find-object.ts'
import type { PaymentMethod, PortalSession, Price, Subscription } from '../store.ts'
import { parseParams } from '../wire/params.ts'
import { missingResource } from '../wire/stripe-error.ts'
import { cardInputs, cardList } from './card-form.ts'
import { formatDay, formatMoney, page, pageHeaders } from './page.ts'
import { portalAction, runPortalAction } from './portal-actions.ts'
import type { Visits } from './visits.ts'

const lifeSeconds = 3600

/** The billing portal: cards, the default one, cancelling, resuming and changing the plan. */
export function portalPage({ look, visit }: Visits) {
  return new Hono()
    .get('/p/session/:id', async (c) => {
      const shown = await look((desk) => show(desk, c.req.param('id')))
      return c.html(shown, 200, pageHeaders())
    })
    .post('/p/session/:id', async (c) => {
      const action = parseParams(portalAction, await c.req.parseBody())
      const shown = await visit(async (desk) => {
        const session = await findSession(desk, c.req.param('id'))
        const customer = await findCustomer(desk, session.customer)
        const local = { ...desk, now: await timeOf(desk, customer) }
        const isOffered = (await offeredIn(desk, session)).has(partOf[action.action])
        const problem = isOffered
          ? await runPortalAction(local, customer, action)
          : 'This is not offered here.'
        return show(desk, session.id, problem)
      })
      return c.html(shown, 200, pageHeaders())
    })
}

async function findSession(desk: Desk, id: string): Promise<PortalSession> {
  const session = await findObject(desk.tx, 'portal_session', { id })
  if (session.created + lifeSeconds <= desk.now) throw missingResource('billing_portal.session', id)
  return session
}

type Part = 'cards' | 'cancel' | 'update'

const partOf = {
  'add-card': 'cards',
  'make-default': 'cards',
  'remove-card': 'cards',
  cancel: 'cancel',
  resume: 'cancel',
  'change-plan': 'update',
} as const

/** What a visitor finds: what the configuration has, or the one thing that the link is for. */
async function offeredIn(desk: Desk, { configuration, flow }: PortalSession): Promise<ReadonlySet<Part>> {
  if (flow?.type === 'payment_method_update') return new Set(['cards'])
  if (flow?.type === 'subscription_cancel') return new Set(['cancel'])
  if (flow?.type.startsWith('subscription_update') === true) return new Set(['update'])
  const features = (await desk.tx.get('portal_configuration', configuration))?.features
  const parts: [Part, boolean | undefined][] = [
    ['cards', features?.payment_method_update.enabled],
    ['cancel', features?.subscription_cancel.enabled],
    ['update', features?.subscription_update.enabled],
  ]
  // Links from before there were configurations offer everything.
  return new Set(parts.filter(([, isOn]) => isOn ?? true).map(([part]) => part))
}

async function show(desk: Desk, id: string, problem?: string) {
  const session = await findSession(desk, id)
  const customer = await findCustomer(desk, session.customer)
  const offered = await offeredIn(desk, session)
  const subscriptions = (await desk.tx.list('subscription', { customer: customer.id })).filter(isLive)
  const methods = await desk.tx.list('payment_method', { customer: customer.id })
  const prices = (await desk.tx.list('price')).filter((price) => price.active && price.recurring)
  const named = await Array.fromAsync(prices, async (price) => ({
    price,
    name: (await desk.tx.get('product', price.product))?.name ?? '',
  }))
  const charged = subscriptions[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method
  return page(
    'Billing portal',
    html`
      <h1>Billing portal</h1>
      ${problem === undefined ? '' : html`<p class="error" role="alert">${problem}</p>`}
      ${subscriptions.map((subscription) => subscriptionPart(subscription, { prices: named, offered, session }))}
      ${offered.has('cards') ? cardsPart(methods, charged) : ''}
      ${session.return_url === null ? '' : html`<p><a href="${session.return_url}">Back</a></p>`}
    `,
  )
}

interface Shown {
  prices: readonly { price: Price; name: string }[]
  offered: ReadonlySet<Part>
  session: PortalSession
}

function subscriptionPart(subscription: Subscription, { prices, offered, session }: Shown) {
  const item = subscription.items.data[0]
  const isEnding = subscription.cancel_at !== null || subscription.cancel_at_period_end
  const current = prices.find(({ price }) => price.id === item?.price.id)
  return html`<h2>${current?.name ?? 'Subscription'}</h2>
    <p>
      Status: ${subscription.status}. ${isEnding ? 'Ends' : 'Renews'} on
      ${formatDay(item?.current_period_end ?? 0)}.
    </p>
    ${offered.has('cancel') ? endForm(subscription, isEnding) : ''}
    ${offered.has('update') ? planForm(subscription, prices, session) : ''}`
}

const endForm = ({ id }: Subscription, isEnding: boolean) =>
  html`<form method="post">
    <input type="hidden" name="subscription" value="${id}" />
    ${
      isEnding
        ? html`<button name="action" value="resume">Resume plan</button>`
        : html`<button name="action" value="cancel" class="quiet">Cancel plan</button>`
    }
  </form>`

function planForm({ id }: Subscription, prices: Shown['prices'], { flow }: PortalSession) {
  const wanted = flow?.subscription_update_confirm?.items[0]?.price ?? null
  const choices = wanted === null ? prices : prices.filter(({ price }) => price.id === wanted)
  return html`<form method="post">
    <input type="hidden" name="subscription" value="${id}" />
    <label
      >Plan<select name="price">
        ${choices.map(
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

const cardsPart = (methods: readonly PaymentMethod[], charged: string | null) =>
  html`<h2>Cards</h2>
    ${methods.map((method) => methodPart(method, method.id === charged))}
    <form method="post" novalidate>
      <input type="hidden" name="action" value="add-card" />
      ${cardInputs({})}
      <button>Add card</button>
    </form>
    ${cardList}`

const methodPart = ({ id, card }: PaymentMethod, isDefault: boolean) =>
  html`<form method="post">
    <input type="hidden" name="method" value="${id}" />
    <p>
      ${card?.brand} •••• ${card?.last4}, ${card?.exp_month}/${card?.exp_year}${isDefault ? ' (default)' : ''}
    </p>
    ${
      isDefault
        ? ''
        : html`<button name="action" value="make-default" class="quiet">Make default</button>
            <button name="action" value="remove-card" class="quiet">Remove</button>`
    }
  </form>`
