import { createField } from '../../../model/create-field.ts'
import type { Section } from '../../../model/section.ts'
import type { Need } from '../../needs/need.ts'
import { toSingular } from '../../language/inflect.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import { because } from '../builder.ts'
import { addScreen } from '../add-screen.ts'
import { collection, ensureDetail } from '../collections.ts'
import { composeEntity } from '../compose-entity.ts'
import { hasAccounts, needAccounts, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { addOwnList } from '../own-lists.ts'
import { readService } from './quote-parts.ts'
import { administrator } from '../roles.ts'

/** A price list, a form that makes a price of it at once, and the orders that come in. */
export function buildQuote(draft: Draft, need: Need): boolean {
  const { groups, amounts, bases } = readService(draft.words)
  if (signingIn.test(draft.words)) needAccounts(draft)
  castWorkers(draft)
  const prices = ensurePrices(draft, [...new Set(['once', ...bases.map(([name]) => name)])])
  const orders = ensureOrders(draft)
  addScreen(draft, {
    title: 'Get a quote',
    icon: 'calculator',
    section: {
      type: 'quote',
      title: 'Get a quote',
      text: 'Choose what you need. The price changes with every choice.',
      entity: orders.id,
      detailsField: 'details',
      totalField: 'total',
      prices: prices.id,
      isForAccounts: hasAccounts(draft),
      groups: groups.map(({ name, pick }) => ({ name, pick })),
      amounts: amounts.map(({ id, label, unit, initial, max }) => ({
        id,
        label,
        unit,
        initial,
        max,
        min: id === 'floors' ? 0 : 1,
      })),
      bases: bases.map(([name, ...ids]) => ({ name, amounts: ids })),
    },
    because: because(need),
  })
  if (!draft.homeSections.some(({ type }) => type === 'steps')) draft.homeSections.push(howItWorks(orders))
  listPrices(draft, prices, need)
  listOrders(draft, orders, need)
  return true
}

function howItWorks({ one }: EntityDraft): Section {
  return {
    type: 'steps',
    title: 'How it works',
    text: '',
    items: [
      { title: 'Say what you need', text: 'A few choices and figures are enough.' },
      { title: 'See the price', text: 'It changes with every choice, and every line is shown.' },
      { title: `Send the ${one}`, text: 'Then follow what becomes of it, step by step.' },
    ],
  }
}

/** "Translators accept orders and deliver the translation": whoever does the work has an account for it. */
function castWorkers(draft: Draft): void {
  for (const [, many = ''] of draft.words.matchAll(working)) {
    const one = toSingular(many)
    if (customers.test(many) || draft.roles.has(toIdentifier(one))) continue
    draft.roles.set(toIdentifier(one), { id: toIdentifier(one), label: capitalise(one), isStaff: true })
    needAccounts(draft)
  }
}

const signingIn = /\b(?:log(?:ging)?[ -]?in|sign(?:ing)?[ -]?(?:in|up)|register|accounts?)\b/

const working =
  /\b([a-z]+s) (?:can |may |should be able to )?(?:accept|process|handle|deliver|confirm|carry out|work on) (?:[a-z]+ ){0,3}(?:orders?|requests?|shipments?|jobs?)\b/g
const customers =
  /^(?:users?|customers?|clients?|visitors?|admins?|administrators?|managers?|systems?|functionalit(?:y|ies)|options|prices|services)$/

function ensurePrices(draft: Draft, bases: readonly string[]): EntityDraft {
  const known = draft.entities.get('price')
  if (known !== undefined) return known
  const { groups } = readService(draft.words)
  const prices: EntityDraft = {
    ...composeEntity({ id: 'price', one: 'price', many: 'prices', template: undefined }),
    archetype: 'configuration',
    icon: 'tag',
    fields: [
      createField('name', 'text', { isRequired: true }),
      createField('kind', 'choice', {
        label: 'Option',
        options: groups.map(({ name }) => name),
        isRequired: true,
      }),
      createField('price', 'money', { isRequired: true, min: 0 }),
      createField('per', 'choice', { label: 'For', options: [...bases], isRequired: true }),
    ],
    editableBy: hasAccounts(draft) ? 'staff' : 'everyone',
  }
  for (const ability of ['create', 'edit', 'delete', 'filter'] as const) prices.abilities.add(ability)
  draft.entities.set(prices.id, prices)
  return prices
}

function ensureOrders(draft: Draft): EntityDraft {
  const one = nameOrders(draft.words)
  const known = draft.entities.get(one)
  if (known !== undefined) return known
  const isSent = one === 'shipment'
  const isWritten = /\b(?:translat|transcri|proofread|design)\w*/.test(draft.words)
  const orders: EntityDraft = {
    ...composeEntity({ id: one, one, many: `${one}s`, template: undefined }),
    archetype: 'transaction',
    icon: isSent ? 'truck' : 'clipboard-list',
    fields: [
      createField('number', 'text', { isRequired: true, isUnique: true }),
      createField('customer', 'text', { label: 'Name', isRequired: true }),
      createField('email', 'email', { label: 'E-mail', isRequired: !hasAccounts(draft), inList: false }),
      ...(isSent
        ? [
            createField('recipient', 'text', { isRequired: true }),
            createField('address', 'place', { label: 'Delivery address', isRequired: true }),
          ]
        : []),
      createField('details', 'longtext', { isRequired: true, inList: true }),
      createField('total', 'money', { label: 'Price', isRequired: true }),
      ...(/\bupload\w*|\bdocuments?\b|\bfiles?\b/.test(draft.words)
        ? [createField('document', 'file', { isRequired: true })]
        : []),
      createField('notes', 'longtext'),
      createField('placedOn', 'date', { inForm: false }),
      createField('status', 'choice', {
        options: isSent
          ? ['Registered', 'Picked up', 'In transit', 'Delivered', 'Cancelled']
          : ['Placed', 'Accepted', 'In progress', isWritten ? 'Delivered' : 'Done', 'Cancelled'],
      }),
    ],
    flow: isSent ? 'sentOrder' : 'serviceOrder',
    // Whoever orders takes the price that was worked out; those who run the place may name one.
    editableBy: hasAccounts(draft) ? 'staff' : 'everyone',
  }
  for (const ability of ['create', 'filter', 'search'] as const) orders.abilities.add(ability)
  draft.entities.set(orders.id, orders)
  if (/\bupload\w*/.test(draft.words))
    draft.simulated.add('Of an uploaded file the order keeps the name; the file itself is not sent anywhere.')
  return orders
}

/** What is sent off is called as the request calls it. */
function nameOrders(words: string): string {
  if (/\bshipments?\b/.test(words)) return 'shipment'
  return /\brequests?\b/.test(words) && !/\borders?\b/.test(words) ? 'request' : 'order'
}

function listPrices(draft: Draft, prices: EntityDraft, need: Need): void {
  const isPublic = !hasAccounts(draft)
  const staff = [...draft.roles.values()].filter(({ isStaff }) => isStaff)
  const runners = staff.some(({ id }) => id === administrator.id)
    ? [administrator.id]
    : staff.map(({ id }) => id)
  addScreen(draft, {
    title: isPublic || runners.length === 0 ? 'Prices' : 'Manage prices',
    path: isPublic || runners.length === 0 ? '/prices' : '/admin/prices',
    icon: 'tag',
    access: isPublic || runners.length === 0 ? 'public' : 'roles',
    roles: runners,
    section: {
      ...collection(prices, { title: 'Prices', view: 'table' }),
      text: 'What is changed here changes every quote from now on.',
    },
    because: /price|rate|tariff/i.test(need.frame?.text ?? '') ? because(need) : undefined,
  })
}

function listOrders(draft: Draft, orders: EntityDraft, need: Need): void {
  const said = /order|request|shipment|track|status|deliver|accept/i.test(need.frame?.text ?? '')
  const told: Need = said ? need : { ...need, frame: null }
  if (!hasAccounts(draft)) {
    addScreen(draft, {
      title: capitalise(orders.many),
      icon: orders.icon,
      section: collection(orders, { title: capitalise(orders.many), view: 'list' }),
      because: because(told),
    })
    ensureDetail(draft, orders)
    return
  }
  addOwnList(draft, orders, told)
  for (const role of draft.roles.values()) {
    if (!role.isStaff || role.id === administrator.id) continue
    addScreen(draft, {
      title: `${role.label} ${orders.many}`,
      icon: orders.icon,
      access: 'roles',
      roles: [role.id],
      section: collection(orders, { title: `${capitalise(orders.many)} to work on`, view: 'list' }),
      because: because(told),
    })
  }
}
