import { readFieldSpec } from '../subjects/entity-template.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { Need } from '../needs/need.ts'
import { because, type Builders } from './builder.ts'
import { collection, ensureCollection, ensureDetail } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { isPaidBooking, noMoney, paymentMethods } from './payment.ts'

/** Carts, checkouts and payments. */
export const commerceBuilders: Builders = {
  cart: (draft, need) => {
    const isNamed =
      need.frame?.action === 'purchase' && findTemplate(need.thing)?.known.archetype === 'sellable'
    const product = (isNamed ? needEntity(draft, need.thing) : undefined) ?? sellable(draft)
    const orders = needEntity(draft, 'order')
    if (product === undefined || orders === undefined) return false
    product.abilities.add('addToCart').add('filter')
    if (!product.fields.some(({ type }) => type === 'money'))
      product.fields.splice(2, 0, readFieldSpec('price![8..60]'))
    if (!draft.modules.some(({ type }) => type === 'cart'))
      draft.modules.push({ type: 'cart', entity: product.id, orders: orders.id })
    ensureCollection(draft, product, need)
    addScreen(draft, {
      title: 'Cart',
      icon: 'shopping-cart',
      isInMenu: false,
      section: { type: 'cart', title: 'Your cart', text: '' },
      because: because(need),
    })
    addCheckout(draft, because(need))
    addOrders(draft, orders)
    return true
  },
  checkout: (draft, need) => {
    const isTrade = ['operations', 'projects', 'dashboard'].includes(draft.kind)
    if (isTrade && !/\b(?:cart|checkout|point of sale|pos)\b/.test(draft.words))
      return addPayments(draft, need)
    if (isPaidBooking(draft)) {
      draft.simulated.add(noMoney)
      return true
    }
    if (
      !/\b(?:cart|products?|shop|store|e-commerce|orders?|goods|buy|purchase|services?|tickets?|rooms?|games?)\b/.test(
        draft.words,
      )
    ) {
      return addPaymentForm(draft, need)
    }
    const isSmall =
      !/\b(?:cart|products?|shop|store|e-commerce|order)\b/.test(draft.words) && sellable(draft) === undefined
    if (isSmall) needEntity(draft, 'service')
    const builder = commerceBuilders.cart
    if (builder !== undefined && !draft.modules.some(({ type }) => type === 'cart')) builder(draft, need)
    addCheckout(draft, because(need))
    if (/\b(?:payment|transaction) (?:records?|status|history|management|inquiry)|refund/.test(draft.words)) {
      const payment = needEntity(draft, 'payment')
      if (payment !== undefined) ensureCollection(draft, payment, need)
    }
    return true
  },
}

/** In the tools of a trade, payments are records that are kept, with what they are for. */
function addPayments(draft: Draft, need: Need): boolean {
  const payment = needEntity(draft, 'payment')
  if (payment === undefined) return false
  payment.abilities.add('create').add('edit').add('filter').add('export')
  ensureCollection(draft, payment, need)
  return true
}

/** Where nothing is sold, paying is a form of its own, with the payments below. */
function addPaymentForm(draft: Draft, need: Need): boolean {
  const payment = needEntity(draft, 'payment')
  if (payment === undefined) return false
  payment.abilities.add('create')
  draft.simulated.add(noMoney)
  addScreen(draft, {
    title: 'Pay',
    icon: 'credit-card',
    section: {
      type: 'recordForm',
      title: 'Make a payment',
      text: 'This is a demonstration: no money moves.',
      entity: payment.id,
      submitLabel: 'Pay',
    },
    because: because(need),
  })
  ensureCollection(draft, payment, need)
  return true
}

function sellable(draft: Draft): EntityDraft | undefined {
  return (
    [...draft.entities.values()].find(
      ({ archetype, id }) => archetype === 'sellable' && id !== 'inventory',
    ) ??
    (draft.kind === 'shop' && !/\b(?:products?|goods)\b/.test(draft.words) ? soldHere(draft) : undefined) ??
    (/\bproducts?|goods|shop|store|e-commerce|buy|purchase/.test(draft.words)
      ? needEntity(draft, 'product')
      : undefined) ??
    [...draft.entities.values()].find(
      ({ archetype, fields }) => archetype !== 'transaction' && fields.some(({ type }) => type === 'money'),
    ) ??
    [...draft.entities.values()].find(
      ({ archetype }) => archetype === 'catalogue' || archetype === 'media',
    ) ??
    needEntity(draft, 'product')
  )
}

function soldHere({ entities }: Draft): EntityDraft | undefined {
  return [...entities.values()].find(({ archetype }) => archetype === 'catalogue')
}

function addCheckout(draft: Draft, reason: string | undefined): void {
  draft.simulated.add(noMoney)
  addScreen(draft, {
    title: 'Checkout',
    icon: 'credit-card',
    isInMenu: false,
    section: {
      type: 'checkout',
      title: 'Checkout',
      text: 'This is a demonstration: no money moves.',
      methods: paymentMethods(draft.words),
      needsAddress: !/\b(?:course|video|game|donat|ticket|digital|room|charging|subscription)\b/.test(
        draft.words,
      ),
      shippingFee: 4.9,
      coupon: { code: 'WELCOME10', percent: 10 },
    },
    because: reason,
  })
}

function addOrders(draft: Draft, orders: EntityDraft): void {
  addScreen(draft, {
    title: `My ${orders.many}`,
    icon: orders.icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: collection(orders, {
      title: `My ${orders.many}`,
      view: 'list',
      scope: 'mine',
    }),
  })
  ensureDetail(draft, orders)
}
