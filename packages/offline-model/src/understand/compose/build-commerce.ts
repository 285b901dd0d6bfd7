import { createField } from '../../model/create-field.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { Need } from '../needs/need.ts'
import { because, type Builders } from './builder.ts'
import { addScreen, hasAccounts, mainEntity, needEntity, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { collection, ensureCollection } from './collections.ts'
import { administrator } from './roles.ts'
import { manageEntity } from './show-records.ts'

const noMoney = 'Payment is checked and recorded, but no money moves.'

/** Buying, booking, wallets and rewards. */
export const commerceBuilders: Builders = {
  cart: (draft, need) => {
    const isNamed =
      need.frame?.action === 'purchase' && findTemplate(need.thing)?.known.archetype === 'sellable'
    const product = (isNamed ? needEntity(draft, need.thing) : undefined) ?? sellable(draft)
    const orders = needEntity(draft, 'order')
    if (product === undefined || orders === undefined) return false
    product.abilities.add('addToCart').add('filter')
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
  booking: (draft, need) => {
    const isOwnDiary =
      draft.kind === 'personal' && ['create', 'edit', 'manage', 'view'].includes(need.frame?.action ?? '')
    if (isOwnDiary) return manageEntity(draft, need)
    const resource = bookable(draft, need.thing)
    const booking = needEntity(
      draft,
      /appointment/.test(draft.words)
        ? 'appointment'
        : /reserv/.test(draft.words)
          ? 'reservation'
          : 'booking',
    )
    if (resource === undefined || booking === undefined) return false
    resource.abilities.add('book').add('filter')
    booking.abilities.add('create').add('edit').add('delete')
    if (!booking.fields.some(({ refersTo }) => refersTo === resource.id) && resource.id !== booking.id) {
      booking.fields.splice(
        1,
        0,
        createField(resource.id, 'reference', {
          label: capitalise(resource.one),
          refersTo: resource.id,
          isFilter: true,
        }),
      )
    }
    const mode = need.frame?.action === 'join' ? 'seats' : bookingMode(draft, resource)
    if (mode === 'stay') needDeparture(booking)
    ensureCollection(draft, resource, null)
    addScreen(draft, {
      title: mode === 'seats' && !/flight|train|concert|movie/.test(resource.id) ? 'Join' : 'Book',
      icon: 'calendar-plus',
      section: {
        type: 'booking',
        title: `Book ${resource.archetype === 'person' ? 'an appointment' : withArticle(resource.one)}`,
        text: 'Choose a day and a free time. Taken ones cannot be chosen.',
        resource: resource.id,
        booking: booking.id,
        mode,
        slots: ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
        capacity: mode === 'seats' ? 20 : 1,
        ...(isPaidBooking(draft) && { methods: paymentMethods(draft.words) }),
      },
      because: because(need),
    })
    addScreen(draft, {
      title: `My ${booking.many}`,
      icon: 'calendar-check',
      access: hasAccounts(draft) ? 'signedIn' : 'public',
      section: collection(booking, {
        title: `My ${booking.many}`,
        view: 'list',
        scope: hasAccounts(draft) ? 'mine' : 'all',
      }),
      because: because(need),
    })
    ensureDetailOf(draft, booking)
    const date = booking.fields.find(({ type }) => type === 'date')
    if (date !== undefined && !draft.rules.some(({ entity }) => entity === booking.id)) {
      draft.rules.push({
        type: 'notInPast',
        entity: booking.id,
        field: date.id,
        message: 'Choose today or a later day.',
      })
    }
    return true
  },
  wallet: (draft, need) => {
    const canTrade = /\b(?:trade|trading|buy and sell|sell|invest|bitcoin|crypto|stocks?)\b/.test(draft.words)
    const entity = canTrade
      ? needEntity(draft, /bitcoin|crypto|coin/.test(draft.words) ? 'coin' : 'stock share')
      : needEntity(draft, 'transaction')
    if (entity === undefined) return false
    draft.simulated.add('Balances are sample money kept in this browser.')
    addScreen(draft, {
      title: 'Wallet',
      icon: 'wallet',
      access: hasAccounts(draft) ? 'signedIn' : 'public',
      section: {
        type: 'wallet',
        title: 'Wallet',
        text: 'Pay in, pay out and see every movement.',
        entity: entity.id,
        canTrade,
      },
      because: because(need),
    })
    return true
  },
  rewards: (draft, need) => {
    addScreen(draft, {
      title: 'Rewards',
      icon: 'gift',
      section: {
        type: 'rewards',
        title: 'Points and rewards',
        text: 'Check in once a day, collect points, exchange them.',
        pointsPerCheckIn: 10,
        gifts: [
          { name: 'Coffee voucher', points: 60 },
          { name: 'Free delivery', points: 120 },
          { name: 'Tote bag', points: 240 },
          { name: 'Month of membership', points: 500 },
        ],
      },
      because: because(need),
    })
    return true
  },
  draw: (draft, need) => {
    const prize = needEntity(draft, 'prize')
    const isBought = /\b(?:purchas|buy|product|order)/.test(draft.words)
    addScreen(draft, {
      title: 'Draw',
      icon: 'ticket',
      section: {
        type: 'draw',
        title: 'Try your luck',
        text: isBought
          ? 'The odds are shown beside each prize and decide every draw. Every order brings another chance.'
          : 'The odds are shown beside each prize and decide every draw.',
        prizes: [
          { name: 'Grand prize', percent: 2, stock: 1 },
          { name: 'Headphones', percent: 8, stock: 5 },
          { name: 'Voucher', percent: 20, stock: 40 },
          { name: 'Sticker set', percent: 30, stock: 100 },
          { name: 'Better luck next time', percent: 40, stock: 9999 },
        ],
        ...(prize === undefined ? {} : { entity: prize.id }),
        ...(isBought ? { chancesPerOrder: 1 } : {}),
      },
      because: because(need),
    })
    if (prize !== undefined) {
      prize.abilities.add('create').add('edit').add('delete')
      if (draft.roles.has(administrator.id)) prize.editableBy = 'staff'
      ensureCollection(draft, prize, null)
    }
    return true
  },
  referral: (draft, need) => {
    addScreen(draft, {
      title: /commission|promotion/.test(draft.words) ? 'Promotion and commission' : 'Invite friends',
      path: '/referral',
      icon: 'share-2',
      section: {
        type: 'referral',
        title: 'Your promotion link',
        text: 'Share it, follow visits and orders, and settle your commission.',
        percent: 8,
      },
      because: because(need),
    })
    return true
  },
  donation: (draft, need) => {
    draft.simulated.add(noMoney)
    addScreen(draft, {
      title: 'Donate',
      icon: 'hand-heart',
      section: {
        type: 'donation',
        title: 'Donate',
        text: 'Choose an amount. This is a demonstration: no money moves.',
        amounts: [10, 25, 50, 100],
        goal: 5000,
      },
      because: because(need),
    })
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

/** Who books a room pays for it while booking: there is nothing to put into a cart. */
function isPaidBooking({ kind, words }: Draft): boolean {
  return (
    kind === 'booking' &&
    /\b(?:pay|pays|paying|payments?)\b/.test(words) &&
    /\b(?:book|books|booking|bookings|reserv\w+|appointments?)\b/.test(words) &&
    !/\b(?:cart|basket|products?|shop|store|goods|orders?|checkout|check out)\b/.test(words)
  )
}

function sellable(draft: Draft): EntityDraft | undefined {
  return (
    [...draft.entities.values()].find(
      ({ archetype, id }) => archetype === 'sellable' && id !== 'inventory',
    ) ??
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

function paymentMethods(words: string): SectionOf<'checkout'>['methods'] {
  const methods: SectionOf<'checkout'>['methods'] = ['card']
  if (/\b(?:wechat|alipay|scan|qr)\b/.test(words)) methods.push('scan')
  if (/\b(?:bank|transfer)\b/.test(words)) methods.push('bank')
  if (/\b(?:wallet|balance|paypal|points)\b/.test(words)) methods.push('wallet')
  if (/\b(?:cash|on delivery)\b/.test(words)) methods.push('cash')
  return methods.length === 1 ? [...methods, 'bank'] : methods
}

function addOrders(draft: Draft, orders: EntityDraft): void {
  addScreen(draft, {
    title: `My ${orders.many}`,
    icon: orders.icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: collection(orders, {
      title: `My ${orders.many}`,
      view: 'list',
      scope: hasAccounts(draft) ? 'mine' : 'all',
    }),
  })
  ensureDetailOf(draft, orders)
}

function ensureDetailOf(draft: Draft, entity: EntityDraft): void {
  addScreen(draft, {
    title: capitalise(entity.one),
    path: `/${toSlug(entity.many) || entity.id.toLowerCase()}/:id`,
    icon: entity.icon,
    isInMenu: false,
    section: { type: 'detail', title: '', text: '', entity: entity.id },
  })
}

/** What can be booked: the thing named, otherwise a place, person, event or service that is there. */
function bookable(draft: Draft, thing: string): EntityDraft | undefined {
  const named = /appointment|booking|reservation|slot|time|date|rsvp|seat|confirmation|^stay$|^night$/.test(
    thing,
  )
    ? undefined
    : needEntity(draft, thing)
  if (named !== undefined && !['record', 'transaction', 'document'].includes(named.archetype)) return named
  const fitting = [...draft.entities.values()].filter(
    ({ archetype, id }) =>
      ['place', 'event', 'sellable', 'person', 'catalogue'].includes(archetype) &&
      !/^(?:booking|appointment|reservation|user|patient|customer|student)$/.test(id),
  )
  return (
    fitting.toSorted((a, b) => b.mentions - a.mentions)[0] ??
    needEntity(draft, /restaurant|table/.test(draft.words) ? 'table' : 'service') ??
    mainEntity(draft)
  )
}

/** Nights are taken from the arrival to the departure, so that a stay has both. */
function needDeparture(booking: EntityDraft): void {
  const dates = booking.fields.filter(({ type }) => type === 'date')
  const [arrival] = dates
  if (arrival === undefined || dates.length > 1) return
  const at = booking.fields.indexOf(arrival)
  booking.fields.splice(
    at,
    1,
    { ...arrival, label: 'Arrival' },
    createField('departure', 'date', { label: 'Departure', isRequired: true, inList: true }),
  )
}

function bookingMode(draft: Draft, resource: EntityDraft): SectionOf<'booking'>['mode'] {
  if (resource.archetype === 'event') return 'seats'
  if (
    /\b(?:hotel|accommodation|homestay|hostel|check-in date|check-out|nights?|vacation rental|car rental|rent a car)\b/.test(
      draft.words,
    )
  )
    return 'stay'
  return 'slots'
}

function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
}
