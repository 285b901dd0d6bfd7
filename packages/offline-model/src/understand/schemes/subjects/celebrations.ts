import { capitalise } from '../../language/noun-phrase.ts'
import { occasionTemplates } from './occasion-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, keepList } from '../lay-out.ts'

const { task, expense, guest, table, vendor } = occasionTemplates
const things = {
  task: ['task', task],
  expense: ['expense', expense],
  guest: ['guest', guest],
  table: ['table', table],
  vendor: ['vendor', vendor],
} as const

const occasion =
  '(?:weddings?|part(?:y|ies)|birthdays?|celebrations?|anniversar(?:y|ies)|bab(?:y|ies) showers?|reunions?|graduations?|banquets?|galas?)'

/** What those use who prepare a celebration of their own. */
export const celebrations: Scheme = {
  id: 'occasion',
  about: new RegExp(
    `\\b${occasion}\\b.{0,30}\\bplan(?:ner|ners|ning|s)?\\b|\\bplan(?:ning|s)?\\b.{0,30}\\b${occasion}\\b|\\borgani[sz](?:e|ing|er)\\b.{0,30}\\b${occasion}\\b`,
  ),
  also: /^(?=[^]{0,4000}\bguests?\b)(?=[^]{0,4000}\b(?:budget|seat\w*|tables?|vendors?|checklists?|to-?dos?)\b)/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'personal',
  mood: 'elegant',
  leads: ['task', 'expense'],
  aliases: { invitation: 'guest', supplier: 'vendor', cost: 'expense', checklist: 'task' },
  parts: [
    {
      title: 'Overview',
      answers: /\bdays? (?:are )?left\b|\bcount ?down\b|\boverview\b|\bdashboard\b|\bhow many days\b/,
      build: addOverview,
    },
    {
      title: 'Checklist',
      answers: /\b(?:check ?lists?|to-?dos?|tasks?|timelines?)\b/,
      build: (draft, because) => {
        keepList(draft, needThing(draft, things.task), { title: 'Checklist', because, view: 'table' })
      },
    },
    {
      title: 'Budget',
      answers: /\b(?:budgets?|expenses?|costs?|spend\w*|payments?|money)\b/,
      build: addBudget,
    },
    {
      title: 'Guests',
      answers:
        /^(?!.{0,80}\b(?:seat\w*|tables?|vendors?)\b).{0,80}\b(?:guests?|invit\w+|rsvps?|coming|eat|drink|diets?|allergies|meals?|menu|answers?|attend\w*)\b/,
      build: (draft, because) => {
        draft.simulated.add(
          'Invitations are marked as sent here; e-mails are written in your own mail program.',
        )
        const entity = needThing(draft, things.guest)
        needThing(draft, things.table)
        allow(entity, 'export')
        keepList(draft, entity, {
          text: 'Who is invited, who is coming and what they eat.',
          because,
        })
      },
    },
    {
      title: 'Seating plan',
      answers: /\b(?:seats?|seating|tables?)\b/,
      build: addSeats,
    },
    {
      title: 'Vendors',
      answers: /\b(?:vendors?|suppliers?|service providers?|contractors?)\b/,
      build: (draft, because) => {
        keepList(draft, needThing(draft, things.vendor), { because })
      },
    },
  ],
}

/** What it is called: "Wedding", "Birthday". */
function nameOf({ words }: Draft): string {
  const [said = 'celebration'] = new RegExp(`\\b${occasion}\\b`).exec(words) ?? []
  return capitalise(said.replace(/ies$/, 'y').replace(/s$/, ''))
}

function addOverview(draft: Draft, because?: string): void {
  const name = nameOf(draft)
  const [tasks, guests, spent] = [
    needThing(draft, things.task),
    needThing(draft, things.guest),
    needThing(draft, things.expense),
  ]
  const count = { measure: 'count', field: null } as const
  addScreen(draft, {
    title: 'Overview',
    path: '/',
    icon: 'calendar-heart',
    section: {
      type: 'gadget',
      title: `Until the ${name.toLowerCase()}`,
      text: 'Set your own day below: everything counts towards it.',
      gadget: 'countdown',
      occasion: name,
      inDays: 120,
    },
    because,
  })
  addScreen(draft, {
    title: 'Overview',
    path: '/',
    icon: 'calendar-heart',
    section: {
      type: 'dashboard',
      title: 'Where we are',
      text: '',
      tiles: [
        { label: 'Still to do', entity: tasks.id, ...count, where: { field: 'status', equals: 'To do' } },
        {
          label: 'Guests who come',
          entity: guests.id,
          measure: 'sum',
          field: 'people',
          where: { field: 'status', equals: 'Coming' },
        },
        { label: 'Spent', entity: spent.id, measure: 'sum', field: 'amount', where: null },
      ],
      charts: [
        {
          title: 'Spent by category',
          kind: 'pie',
          entity: spent.id,
          measure: 'sum',
          field: 'amount',
          by: 'category',
        },
        {
          title: 'Guests by answer',
          kind: 'bar',
          entity: guests.id,
          measure: 'sum',
          field: 'people',
          by: 'status',
        },
      ],
      recent: null,
    },
    because,
  })
}

function addBudget(draft: Draft, because?: string): void {
  const entity = needThing(draft, things.expense)
  allow(entity, 'create', 'edit', 'delete', 'filter', 'export')
  const screen = addScreen(draft, {
    title: 'Budget',
    icon: 'wallet',
    section: {
      type: 'budgets',
      title: 'Budget',
      text: 'Say what each category may cost; what is left follows from the expenses.',
      entity: entity.id,
      initialLimit: 1500,
      isWhole: true,
    },
    because,
  })
  if (screen.sections.length === 1)
    screen.sections.push({
      type: 'collection',
      title: 'Expenses',
      text: '',
      entity: entity.id,
      view: 'table',
      scope: 'all',
      isManaged: false,
    })
}

function addSeats(draft: Draft, because?: string): void {
  const guests = needThing(draft, things.guest)
  const tables = needThing(draft, things.table)
  allow(tables, 'create', 'edit', 'delete')
  addScreen(draft, {
    title: 'Seating plan',
    icon: 'armchair',
    section: {
      type: 'seating',
      title: 'Seating plan',
      text: 'Give each guest a table. A table takes as many people as it has seats.',
      entity: guests.id,
      tables: tables.id,
      tableField: 'table',
      countField: 'people',
      seatsField: 'seats',
      where: { field: 'status', equals: ['Not invited', 'Invited', 'Coming'] },
    },
    because,
  })
}
