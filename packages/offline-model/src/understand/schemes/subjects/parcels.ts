import { capitalise } from '../../language/noun-phrase.ts'
import { parcelTemplates } from './parcel-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { ensureDetail, collection } from '../../compose/collections.ts'
import { hasAccounts, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, forStaff, showOwn } from '../lay-out.ts'

const { address, parcel } = parcelTemplates
const addressThing = ['address', address] as const
const parcelThing = ['parcel', parcel] as const

/** Somebody sends something, and everybody who has its number sees where it is. */
export const parcels: Scheme = {
  id: 'parcels',
  about:
    /\b(?:couriers?|parcels?|express|packages?|shipping|deliver(?:y|ies)|postal|post office|mail(?:ing)?)\b/,
  also: /\bwaybills?\b|\btracking (?:numbers?|codes?)\b/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'company',
  mood: 'bold',
  leads: ['parcel', 'address'],
  aliases: {
    shipment: 'parcel',
    package: 'parcel',
    'pickup order': 'parcel',
    order: 'parcel',
    delivery: 'parcel',
    waybill: 'parcel',
    'address book': 'address',
  },
  parts: [
    {
      title: 'Send a parcel',
      answers:
        /^(?!.{0,80}\b(?:track\w*|waybills?|address(?:es)?|status)\b).{0,80}\b(?:send\w*|pick-?ups?|parcels?|packages?|price|prices|estimat\w*|costs?|sender|recipient|weight|orders?|ship\w*|express|insur\w+|quotes?)\b/,
      build: addSending,
    },
    {
      title: 'Track',
      answers:
        /^(?!.{0,40}\b(?:update|updating|change|set)\b).{0,80}\b(?:track\w*|waybills?|step by step|status|where (?:it|they|a parcel) (?:is|are))\b/,
      build: addTracking,
    },
    {
      title: 'Address book',
      answers: /\baddress(?:es| books?)?\b/,
      build: (draft, because) => {
        const entity = needThing(draft, addressThing)
        allow(entity, 'create', 'edit', 'delete')
        showOwn(draft, entity, {
          title: 'Address book',
          text: 'Senders and recipients that you choose from when you send something.',
          view: 'table',
          because,
          hasPages: false,
        })
      },
    },
    {
      title: 'Parcels to deliver',
      answers: /\b(?:update|change|set)\b.{0,20}\bstatus\b|\bcouriers?\b.{0,40}\b(?:update|deliver|pick)/,
      build: addWork,
    },
  ],
}

function thingsOf(draft: Draft): EntityDraft {
  needThing(draft, addressThing)
  const entity = needThing(draft, parcelThing)
  allow(entity, 'create', 'filter')
  return entity
}

function addSending(draft: Draft, because?: string): void {
  const entity = thingsOf(draft)
  if (hasAccounts(draft) && entity.editableBy === 'everyone') entity.editableBy = 'owner'
  const screen = addScreen(draft, {
    title: 'Send a parcel',
    icon: 'package-open',
    section: {
      type: 'recordForm',
      title: 'Send a parcel',
      text: 'Choose sender and recipient from the address book. The estimated price follows while you fill it in.',
      entity: entity.id,
      submitLabel: 'Order the pick-up',
    },
    because,
  })
  if (screen.sections.length === 1) {
    const book = needThing(draft, addressThing)
    allow(book, 'create', 'edit', 'delete')
    screen.sections.push({
      ...collection(book, { title: 'Address book', view: 'list', scope: 'mine' }),
      text: 'Somebody is missing? Add the address here, and choose it above.',
    })
  }
  showOwn(draft, entity, { because })
}

function addTracking(draft: Draft, because?: string): void {
  const entity = thingsOf(draft)
  const section = {
    type: 'tracking',
    title: `Track a ${entity.one}`,
    text: 'Enter the waybill number, for example WB-240117.',
    entity: entity.id,
  } as const
  addScreen(draft, { title: 'Track', icon: 'search', section, because })
  if (!draft.homeSections.some(({ type }) => type === 'tracking')) draft.homeSections.push(section)
}

function addWork(draft: Draft, because?: string): void {
  const entity = thingsOf(draft)
  const staff = forStaff(draft)
  if (staff.access === 'public') return
  addScreen(draft, {
    title: `${capitalise(entity.many)} to deliver`,
    icon: 'truck',
    ...staff,
    section: {
      ...collection(entity, { title: `${capitalise(entity.many)} to deliver`, view: 'table' }),
      text: 'Press what happened next: whoever tracks it sees it at once.',
    },
    because,
  })
  ensureDetail(draft, entity)
}
