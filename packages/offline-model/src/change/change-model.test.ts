import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const crm = understand(
  'Build a CRM with customers, companies and tasks. Users should be able to log in and manage customers and tasks.',
)
const bakery = understand('A website for a bakery called "Crumb & Co" with a gallery and a contact form.')

describe('changing an application by a follow-up', () => {
  it('adds dark mode with a switch, makes it dark, and takes it away again', () => {
    expect(change(crm, 'add dark mode').look.mode).toBe('both')
    expect(change(crm, 'make it dark').look.mode).toBe('dark')
    expect(change(change(crm, 'add dark mode'), 'remove dark mode').look.mode).toBe('light')
  })

  it('makes it blue, and changes one colour without the other', () => {
    expect(change(crm, 'make it blue').look.component).toBe('#0000ff')
    const { background, component } = change(crm, 'change the background to ivory').look
    expect([background, component]).toEqual(['#fffff0', crm.look.component])
    expect(change(crm, 'Use a tomato color for the buttons').look.component).toBe('#ff6347')
  })

  it('renames customers to clients everywhere, and keeps their id and what people entered', () => {
    const changed = change(crm, 'rename customers to clients')
    const entity = changed.entities.find(({ id }) => id === 'customer')
    expect([entity?.one, entity?.many]).toEqual(['client', 'clients'])
    expect(changed.screens.map(({ title }) => title)).toContain('Clients')
    expect(JSON.stringify(changed.screens)).not.toMatch(/"(?:title|text|label)":"[^"]*\bcustomers\b/i)
    expect(entity?.records).toEqual(crm.entities.find(({ id }) => id === 'customer')?.records)
  })

  it('adds a field of the right type with sample values, and sorts by it', () => {
    const changed = change(crm, 'add a delivery deadline to tasks and sort by it')
    const tasks = changed.entities.find(({ id }) => id === 'task')
    const field = tasks?.fields.find(({ id }) => id === 'deliveryDeadline')
    expect(field).toMatchObject({ type: 'date', label: 'Delivery deadline' })
    expect(tasks?.sort).toEqual({ field: 'deliveryDeadline', direction: 'up' })
    expect(tasks?.records.every(({ values }) => typeof values['deliveryDeadline'] === 'number')).toBe(true)
    const due = change(crm, 'Add a due date to tasks and sort by it').entities.find(({ id }) => id === 'task')
    expect(due?.fields.filter(({ id }) => id === 'dueDate')).toHaveLength(1)
    expect(due?.sort).toEqual({ field: 'dueDate', direction: 'up' })
  })

  it('adds pages that the menu reaches, and removes one with every link to it', () => {
    expect(change(crm, 'add a contact page').screens.map(({ path }) => path)).toContain('/contact')
    const changed = change(bakery, 'Add a FAQ page and a pricing page')
    expect(changed.screens.map(({ path }) => path)).toEqual(expect.arrayContaining(['/faq', '/pricing']))
    const removed = change(changed, 'remove the contact page')
    const contact = changed.screens.find(({ path }) => path === '/contact')?.id ?? ''
    expect(removed.screens.map(({ id }) => id)).not.toContain(contact)
    expect(JSON.stringify(removed.screens)).not.toContain(`"screen":"${contact}"`)
  })

  it('links two things, adds a role and describes a thing in the words of the request', () => {
    const linked = change(crm, 'link tasks to customers')
    const tasks = linked.entities.find(({ id }) => id === 'task')
    const customers = linked.entities.find(({ id }) => id === 'customer')?.records.map(({ id }) => id)
    expect(tasks?.fields.find(({ id }) => id === 'customer')?.refersTo).toBe('customer')
    expect(
      tasks?.records.every(({ values }) => customers?.includes(String(values['customer'])) === true),
    ).toBe(true)
    expect(change(bakery, 'add a role editor').roles.map(({ id }) => id)).toContain('editor')
    const described = change(crm, 'Each customer has a tax number and a birthday')
    expect(described.entities.find(({ id }) => id === 'customer')?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'taxNumber' }),
        expect.objectContaining({ id: 'birthday', type: 'date' }),
      ]),
    )
  })

  it('does not guess at things that are not there', () => {
    for (const request of [
      'add comments to recipes',
      'add a due date to invoices and sort by it',
      'more sample recipes',
    ])
      expect(changeModel(crm, request)).toMatchObject({ model: crm, done: [] })
  })

  it.each(['remove old tasks', 'delete finished tasks'])(
    'takes nothing away that was not named: %s',
    (request) => {
      const { model, missed } = changeModel(crm, request)
      expect(model).toEqual(crm)
      expect(missed).toEqual([request])
    },
  )

  it.each(['make it responsive', 'Make the site mobile-friendly', 'make it work on phones too'])(
    'says what is so already: %s',
    (request) => {
      expect(changeModel(crm, request)).toMatchObject({
        model: crm,
        done: ['It fits phones, tablets and wide screens already.'],
        missed: [],
      })
    },
  )

  it('leaves no page empty when a field goes', () => {
    const changed = change(understand('a todo app'), 'remove the status')
    expect(changed.screens.map(({ title }) => title)).toEqual(['Tasks', 'Task'])
  })

  it('adds choices that records have one of', () => {
    const changed = change(crm, 'add categories to tasks: work, home and errands')
    const tasks = changed.entities.find(({ id }) => id === 'task')
    expect(tasks?.fields.at(-1)).toMatchObject({
      id: 'category',
      type: 'choice',
      options: ['Work', 'Home', 'Errands'],
    })
    expect(changed.entities).toHaveLength(crm.entities.length)
  })

  it('says where somebody is found, in place of the sample details', () => {
    const changed = change(
      bakery,
      'Change the address to 12 Main Street, Springfield. Set the phone number to 555 1234. Our email is hello@crumb.example',
    )
    const details = changed.screens
      .flatMap(({ sections }) => sections)
      .find(({ type }) => type === 'contactDetails')
    expect(details).toMatchObject({
      address: '12 Main Street, Springfield',
      phone: '555 1234',
      email: 'hello@crumb.example',
    })
    expect(changeModel(bakery, 'change the phone number to our new one').missed).toHaveLength(1)
  })

  it('removes the login with everything that needed it, and adds it again', () => {
    const changed = change(crm, 'remove the login')
    expect(changed.roles).toEqual([])
    expect(changed.screens.every(({ access }) => access === 'public')).toBe(true)
    expect(changed.screens.flatMap(({ sections }) => sections.map(({ type }) => type))).not.toContain(
      'signIn',
    )
    expect(change(changed, 'add login').screens.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/sign-in', '/register']),
    )
  })

  it('lets everything be exported as CSV', () => {
    expect(change(crm, 'export to CSV').entities.every(({ abilities }) => abilities.includes('export'))).toBe(
      true,
    )
  })

  it('adds behaviour by the same grammar as a new application', () => {
    expect(
      change(bakery, 'Users should be able to book a table').screens.flatMap(({ sections }) =>
        sections.map(({ type }) => type),
      ),
    ).toContain('booking')
    expect(
      change(crm, 'add comments to tasks').entities.find(({ id }) => id === 'task')?.abilities,
    ).toContain('comment')
    expect(
      change(crm, 'add a kanban board for tasks').screens.flatMap(({ sections }) =>
        sections.map(({ type }) => type),
      ),
    ).toContain('kanban')
  })

  it('keeps the records of what was there when something new is added', () => {
    const changed = change(crm, 'add a calendar page')
    for (const entity of crm.entities)
      expect(changed.entities.find(({ id }) => id === entity.id)?.records).toEqual(entity.records)
  })

  it.each([
    ['call it Blue Door', (model: ApplicationModel) => model.name, 'Blue Door'],
    ['use a sidebar', (model: ApplicationModel) => model.look.shell, 'sidebar'],
    ['make the corners rounder', (model: ApplicationModel) => model.look.corners, 'round'],
    ['make the text bigger', (model: ApplicationModel) => model.look.textSize, 'large'],
    ['change the currency to euros', (model: ApplicationModel) => model.currency, 'EUR'],
    [
      'change the headline to "Sell more, type less"',
      (model: ApplicationModel) => model.tagline,
      'Sell more, type less',
    ],
  ])('understands: %s', (request, read, expected) => {
    expect(read(change(crm, request))).toBe(expected)
  })

  it.each([
    ['add a vegetarian filter', 'Dishes can be filtered by vegetarian now.'],
    ['add opening hours', 'Opening hours: that is there already.'],
    ['add our address', 'Our address: that is there already.'],
  ])('knows what a site has: %s', (request, told) => {
    const restaurant = understand('a restaurant website with menu and reservations')
    expect(changeModel(restaurant, request)).toMatchObject({ done: [told], missed: [] })
  })

  it.each([
    ['an expense tracker', 'add receipt photos', ['Added a picture to expenses.']],
    ['a tip calculator', 'add a history', ['History: that is there already.']],
    ['a calculator', 'add a history', ['History: that is there already.']],
    ['a landing page for my startup', 'add a signup form', ['Added a form to leave an address.']],
    ['a tip calculator', 'round up the total', []],
    ['a chess game', 'let two people play', []],
  ])('changes %s as asked, or says that it cannot: %s', (app, request, done) => {
    const model = understand(app)
    const changed = changeModel(model, request)
    expect(changed.done).toEqual(done)
    expect(changed.missed).toEqual(done.length === 0 ? [request] : [])
    expect(changed.model.entities.map(({ id }) => id)).toEqual(model.entities.map(({ id }) => id))
  })

  it.each([
    ['add due dates to tasks', 'Due dates to tasks: that is there already.'],
    ['add a search bar', 'Search bar: that is there already.'],
    ['add a kanban board for tasks', 'Kanban board for tasks: that is there already.'],
  ])('says that it is there already: %s', (request, told) => {
    expect(changeModel(crm, request)).toMatchObject({ model: crm, done: [told], missed: [] })
  })

  it('takes no field of something else for what is asked for', () => {
    const { model, done } = changeModel(crm, 'add priorities')
    expect(done).toEqual(['Added priority to customers.'])
    expect(model.entities.find(({ id }) => id === 'customer')?.fields.at(-1)?.id).toBe('priority')
  })

  it.each([
    ['add a field for budget to companies', 'company', 'budget'],
    ['add recurring tasks', 'task', 'repeat'],
    ['add attachments', 'customer', 'attachment'],
    ['add a progress bar', 'customer', 'progress'],
    ['add labels with colors', 'customer', 'tags'],
  ])('adds what is kept of every record: %s', (request, id, field) => {
    const entity = change(crm, request).entities.find((known) => known.id === id)
    expect(entity?.fields.map((known) => known.id)).toContain(field)
    expect(entity?.records.every(({ values }) => values[field] !== undefined)).toBe(true)
  })

  it.each([
    'add keyboard shortcuts',
    'add a hero image',
    'add sound',
    'add two-factor authentication',
    'add 5 more questions',
    'make the sidebar collapsible',
    'the header is ugly',
    'the list is confusing',
  ])('claims nothing that it did not do: %s', (request) => {
    expect(changeModel(crm, request)).toEqual({ model: crm, done: [], planned: [], missed: [request] })
  })

  it('puts what belongs on the first page there, in a finished app as well', () => {
    const home = change(bakery, 'add a newsletter').screens.find(({ path }) => path === '/')
    expect(home?.sections.at(-1)?.type).toBe('newsletter')
  })

  it('calls a choice something else, in every record and on every board', () => {
    const tasks = change(crm, 'change done to finished').entities.find(({ id }) => id === 'task')
    expect(JSON.stringify(tasks)).not.toContain('"Done"')
    expect(tasks?.fields.find(({ id }) => id === 'status')?.options).toContain('Finished')
  })

  it('lists no thing twice where its list is the first page', () => {
    const todo = understand('a to-do list')
    const { model } = changeModel(todo, 'users can view tasks')
    expect(model.screens.filter(({ title }) => title === 'Tasks')).toHaveLength(1)
  })

  it('names what it cannot do, and changes nothing by it', () => {
    const { model, done, missed } = changeModel(crm, 'Make it levitate.')
    expect(model).toEqual(crm)
    expect([done, missed]).toEqual([[], ['Make it levitate']])
  })

  it('survives any words', () => {
    for (const request of [
      '',
      '🙂',
      'add',
      'add to',
      'rename to',
      'remove',
      'rename constructor to __proto__',
      'add `${x}` to tasks',
      'make it',
      'sort by',
      'x'.repeat(50_000),
    ]) {
      expect(() => changeModel(crm, request)).not.toThrow()
    }
  })
})

function change(model: ApplicationModel, request: string): ApplicationModel {
  const changed = changeModel(model, request)
  expect(changed.missed).toEqual([])
  return changed.model
}
