import { resaleTemplates } from './resale-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { hasAccounts, needAccounts, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, showList, showOwn } from '../lay-out.ts'

const things = {
  item: ['item', resaleTemplates.item],
  offer: ['offer', resaleTemplates.offer],
  order: ['order', resaleTemplates.order],
  member: ['member', resaleTemplates.member],
} as const

/** People sell things of their own to each other, agree on a price, meet and say how it was. */
export const resale: Scheme = {
  id: 'resale',
  about:
    /\b(?:second-?hand|used (?:goods|items|things|books|furniture|clothes)|flea market|classifieds?|campus (?:market\w*|trad\w*|exchange)|pre-?owned|resale|reselling)\b/,
  also: /\b(?:publish|post|list|sell)\w*\b[^]{0,300}\b(?:items?|goods|things|products?|listings?)\b|\bsellers?\b/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'shop',
  mood: 'playful',
  leads: ['item', 'offer'],
  aliases: {
    product: 'item',
    good: 'item',
    goods: 'item',
    listing: 'item',
    ad: 'item',
    seller: 'member',
    buyer: 'member',
    side: 'member',
    user: 'member',
    bid: 'offer',
    purchase: 'order',
  },
  parts: [
    {
      title: 'Sell something',
      answers:
        /\b(?:publish\w*|post(?:ing)?|sell(?:ing)?|list(?:ing)? (?:an? )?(?:items?|things)|photos?|price|sold)\b/,
      build: addSelling,
    },
    {
      title: 'Make an offer',
      answers: /\b(?:offers?|bids?|bargain\w*|negotiat\w*)\b/,
      isExtra: true,
      build: addOffers,
    },
    { title: 'Buy', answers: /\b(?:orders?|buy(?:ing)?|purchas\w*|pay)\b/, build: addOrders },
    {
      title: 'Sellers and buyers',
      answers: /\b(?:rate|rating|ratings|review|reviews|reputation|evaluate)\b/,
      isExtra: true,
      build: (draft, because) => {
        const member = needThing(draft, things.member)
        allow(member, 'rate')
        member.editableBy = 'staff'
        showList(draft, member, {
          title: 'Sellers and buyers',
          text: 'Open somebody to read how others got on with them, and to rate them yourself.',
          view: 'cards',
          because,
        })
      },
    },
    {
      title: 'Items',
      thing: 'item',
      answers:
        /^(?!.{0,80}\b(?:favou?rit\w*|bookmark\w*|wish|sav\w+|chat\w*|messag\w*|comment\w*)\b).{0,80}\b(?:brows\w*|search\w*|filter\w*|find|items?|goods)\b/,
      build: (draft, because) => {
        showList(draft, itemOf(draft), { view: 'cards', because })
      },
    },
  ],
}

function itemOf(draft: Draft): EntityDraft {
  needAccounts(draft)
  const item = needThing(draft, things.item)
  item.editableBy = 'owner'
  allow(item, 'create', 'edit', 'delete', 'filter')
  const at = item.fields.findIndex(({ id }) => id === 'picture')
  const picture = item.fields[at]
  // What is sold is shown by whoever sells it.
  if (picture !== undefined) item.fields[at] = { ...picture, label: 'Photo', inForm: true }
  return item
}

function addSelling(draft: Draft, because?: string): void {
  const item = itemOf(draft)
  showList(draft, item, { view: 'cards' })
  addScreen(draft, {
    title: 'Sell something',
    icon: 'plus-circle',
    access: 'signedIn',
    section: {
      type: 'recordForm',
      title: 'Sell something',
      text: 'A photo, a price and a few honest words. It is on the list at once.',
      entity: item.id,
      submitLabel: 'Publish',
    },
    because,
  })
  showOwn(draft, item, { text: 'Mark as sold what is gone.', because })
}

function addOffers(draft: Draft, because?: string): void {
  const item = itemOf(draft)
  const offer = needThing(draft, things.offer)
  offer.editableBy = 'owner'
  allow(offer, 'create', 'filter')
  allow(item, 'apply')
  addScreen(draft, {
    title: 'Make an offer',
    icon: 'handshake',
    access: 'signedIn',
    isInMenu: false,
    section: {
      type: 'recordForm',
      title: 'Make an offer',
      text: 'Say what you would pay. Whoever sells it accepts or declines.',
      entity: offer.id,
      submitLabel: 'Send the offer',
    },
    because,
  })
  showList(draft, offer, { title: 'Offers', view: 'list', because })
}

function addOrders(draft: Draft, because?: string): void {
  const item = itemOf(draft)
  const order = needThing(draft, things.order)
  order.editableBy = 'owner'
  allow(order, 'create', 'filter')
  allow(item, 'apply')
  if (hasAccounts(draft) && !draft.rules.some(({ type }) => type === 'marks'))
    draft.rules.push({
      type: 'marks',
      entity: order.id,
      referenceField: 'item',
      field: 'status',
      value: 'Reserved',
    })
  addScreen(draft, {
    title: 'Buy',
    icon: 'shopping-bag',
    access: 'signedIn',
    isInMenu: false,
    section: {
      type: 'recordForm',
      title: 'Buy',
      text: 'Agree on where and when you meet. The item is reserved for you; you pay when you get it.',
      entity: order.id,
      submitLabel: 'Order',
    },
    because,
  })
  showOwn(draft, order, { because })
}
