import { lendingTemplates } from './lending-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { collection, ensureDetail } from '../../compose/collections.ts'
import { needAccounts, needAdministrator, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, forStaff, showList, showOwn } from '../lay-out.ts'

const things = {
  book: ['book', lendingTemplates.book],
  reader: ['reader', lendingTemplates.reader],
  loan: ['loan', lendingTemplates.loan],
  reservation: ['reservation', lendingTemplates.reservation],
} as const

/** A library that lends: readers find, wait for and renew books, and the desk gives them out and takes them back. */
export const lending: Scheme = {
  id: 'lending',
  about: /\blibrar(?:y|ies)\b/,
  also: /^(?=[^]{0,4000}\bbooks?\b)(?=[^]{0,4000}\b(?:borrow\w*|loans?|lend\w*|lent|returns?)\b)/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'booking',
  mood: 'warm',
  leads: ['book', 'reader'],
  aliases: {
    borrowing: 'loan',
    return: 'loan',
    catalogue: 'book',
    catalog: 'book',
    'book catalogue': 'book',
    member: 'reader',
    borrower: 'reader',
    fine: 'loan',
  },
  parts: [
    {
      title: 'My fines',
      answers: /\b(?:fines?|fees?|penalt(?:y|ies)|overdue)\b/,
      isExtra: true,
      build: (draft, because) => {
        const loan = loanOf(draft)
        addScreen(draft, {
          title: 'My fines',
          icon: 'coins',
          access: 'signedIn',
          section: {
            ...collection(loan, { title: 'My fines', view: 'table', scope: 'mine' }),
            text: 'What came back late costs 0.20 a day. Paying is a demonstration: no money moves.',
            where: { field: 'status', equals: ['Overdue', 'Fine due'] },
          },
          because,
        })
      },
    },
    { title: 'Reserve', answers: /\b(?:reserv\w*|holds?|waiting)\b/, isExtra: true, build: addReservations },
    {
      title: 'Readers',
      answers:
        /\b(?:readers?|members?|borrowers?) (?:management|cards?|records?)\b|\bmanag\w* (?:the )?(?:readers?|members?|borrowers?)\b/,
      build: (draft, because) => {
        const reader = needThing(draft, things.reader)
        reader.editableBy = 'staff'
        allow(reader, 'create', 'edit', 'delete')
        addScreen(draft, {
          title: 'Readers',
          icon: 'users',
          ...castDesk(draft),
          section: collection(reader, { title: 'Readers', view: 'table' }),
          because,
        })
        ensureDetail(draft, reader)
      },
    },
    {
      title: 'My loans',
      answers: /\b(?:borrow\w*|loans?|lend\w*|lent|returns?|returning|renew\w*|extend\w*)\b/,
      build: addLoans,
    },
    {
      title: 'Books',
      thing: 'book',
      answers: /\b(?:books?|catalog(?:ue)?s?|titles?|search\w*|isbn)\b/,
      build: (draft, because) => {
        const book = needThing(draft, things.book)
        book.editableBy = 'staff'
        allow(book, 'create', 'edit', 'delete')
        showList(draft, book, { view: 'cards', because })
      },
    },
  ],
}

/** Somebody sits at the desk, whether they are named or not. */
function castDesk(draft: Draft): ReturnType<typeof forStaff> {
  needAccounts(draft)
  if (forStaff(draft).access === 'public') needAdministrator(draft)
  return forStaff(draft)
}

function loanOf(draft: Draft): EntityDraft {
  const { roles } = castDesk(draft)
  needThing(draft, things.book)
  needThing(draft, things.reader)
  const loan = needThing(draft, things.loan)
  if (loan.steps.length > 0) return loan
  loan.editableBy = 'staff'
  loan.flow = 'none'
  allow(loan, 'create', 'edit', 'delete', 'filter')
  const step = { roles: [], needsReason: false }
  const back = { reference: 'book', field: 'status', value: 'Available' }
  loan.steps.push(
    {
      ...step,
      label: 'Renew',
      from: ['On loan'],
      to: 'On loan',
      by: 'maker',
      moves: { field: 'dueDate', days: 14 },
    },
    { ...step, label: 'Take back', from: ['On loan'], to: 'Returned', roles: [...roles], sets: back },
    {
      ...step,
      label: 'Take back late',
      from: ['On loan', 'Overdue'],
      to: 'Fine due',
      roles: [...roles],
      sets: back,
      fines: { due: 'dueDate', fee: 'fine', rate: 0.2 },
    },
    { ...step, label: 'Pay the fine', from: ['Fine due'], to: 'Fine paid', by: 'maker' },
  )
  hide(loan, 'fine')
  draft.rules.push({
    type: 'marks',
    entity: loan.id,
    referenceField: 'book',
    field: 'status',
    value: 'Lent out',
  })
  return loan
}

function hide({ fields }: EntityDraft, id: string): void {
  const at = fields.findIndex((field) => field.id === id)
  const field = fields[at]
  if (field !== undefined) fields[at] = { ...field, inForm: false, inList: true }
}

function addLoans(draft: Draft, because?: string): void {
  const loan = loanOf(draft)
  showOwn(draft, loan, {
    text: 'Renewing puts the day of return off by two weeks.',
    view: 'table',
    because,
  })
  addScreen(draft, {
    title: 'Loans and returns',
    icon: 'book-marked',
    ...castDesk(draft),
    section: {
      ...collection(loan, { title: 'Loans and returns', view: 'table' }),
      text: 'A new loan marks the book as lent out; taking it back makes it available.',
    },
    because,
  })
}

function addReservations(draft: Draft, because?: string): void {
  castDesk(draft)
  needThing(draft, things.book)
  const entity = needThing(draft, things.reservation)
  entity.editableBy = 'owner'
  allow(entity, 'create', 'filter')
  allow(needThing(draft, things.book), 'apply')
  addScreen(draft, {
    title: 'Reserve',
    icon: 'bookmark',
    access: 'signedIn',
    section: {
      type: 'recordForm',
      title: 'Reserve a book',
      text: 'It is put aside for you as soon as it comes back.',
      entity: entity.id,
      submitLabel: 'Reserve',
    },
    because,
  })
  showOwn(draft, entity, { because })
}
