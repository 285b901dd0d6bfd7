import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

describe('what people ask for every day', () => {
  it.each([
    ['recipie book with ingredients, photos and search', 'recipe', ['ingredients', 'steps', 'picture']],
    ['my cookbook', 'recipe', ['ingredients', 'steps']],
    ['todo list', 'task', ['list', 'priority', 'dueDate', 'status']],
    ['a simple to-do app', 'task', ['list', 'priority', 'dueDate', 'status']],
    ['medication tracker for my mom with reminders', 'medication', ['dose', 'time', 'repeat']],
    ['a pill tracker with reminders and notes', 'pill', []],
    [
      'trip planner for a family vacation with packing list and budget',
      'tripActivity',
      ['date', 'place', 'cost'],
    ],
    ['plan my road trip', 'tripActivity', ['date', 'place', 'cost']],
    ['workout log with exercises, sets and reps and a progress chart', 'loggedWorkout', ['sets', 'reps']],
    ['gym tracker with weight and reps', 'loggedWorkout', ['weight', 'reps']],
    ['neighborhood app where people can lend tools to each other', 'sharedItem', ['owner', 'borrowedBy']],
    ['an app where neighbours can borrow things from each other', 'sharedItem', ['owner', 'borrowedBy']],
  ])('opens with what it is about, and keeps what belongs to it: %s', (request, id, fields) => {
    const model = understand(request)
    expect(firstListOf(model)).toBe(id)
    const known = model.entities.find((entity) => entity.id === id)?.fields.map((field) => field.id)
    expect(known).toEqual(expect.arrayContaining(fields))
    expect(model.notUnderstood).toEqual([])
  })

  it('asks nobody else to do or to review one’s own tasks, and somebody where there are several', () => {
    const taskOf = (request: string) => understand(request).entities.find(({ id }) => id === 'task')
    const labels = taskOf('todo list')?.lifecycle?.steps.map(({ label }) => label)
    expect(labels).toEqual(['Start', 'Done', 'Reopen'])
    expect(taskOf('todo list')?.fields.map(({ id }) => id)).not.toContain('assignee')
    expect(taskOf('a task manager for my team')?.fields.map(({ id }) => id)).toContain('assignee')
  })

  it.each(['tip splitter for groups', 'a bill and tip splitter', 'tip calculator'])(
    'is a calculator: %s',
    (request) => {
      const model = understand(request)
      expect(model.screens[0]?.sections.map(({ type }) => type)).toEqual(['calculator'])
      expect(model.notUnderstood).toEqual([])
    },
  )

  it.each([
    [
      'crm for a small real estate agency with leads, properties and viewings',
      ['lead', 'property', 'viewing'],
    ],
    [
      'inventory management for a warehouse: products, suppliers and stock levels',
      ['product', 'supplier', 'stockLevel'],
    ],
    [
      'dashboard for my coffee shop: daily sales, top selling drinks and staff hours',
      ['sale', 'drink', 'staffHour'],
    ],
    ['subscription manager that shows what i pay every month', ['subscription']],
  ])('keeps what is named, and misses nothing: %s', (request, things) => {
    const model = understand(request)
    expect(model.entities.map(({ id }) => id)).toEqual(expect.arrayContaining(things))
    expect(model.entities.flatMap(({ records }) => records.map(({ values }) => values.title))).not.toContain(
      'Lantern Run',
    )
    expect(model.notUnderstood).toEqual([])
  })

  it.each([
    ['a tattoo studio website', ['service', 'appointment']],
    [
      'website for my dog grooming business with services, prices and online booking',
      ['service', 'appointment'],
    ],
    ['website for a pet sitting service', ['service', 'appointment']],
  ])('books what a house does, under one name: %s', (request, things) => {
    const { entities } = understand(request)
    expect(entities.map(({ id }) => id).filter((id) => id !== 'message')).toEqual(things)
  })

  it.each([
    ['personal site for a ux designer', 'UX Designer'],
    ['track my plants watering schedule', 'Plants Watering Schedule'],
    ['a recipe app', 'Recipes'],
    ['invoice app for freelancers: clients and invoices', 'Invoices'],
    ['course platform for teaching guitar with video lessons', 'Guitar'],
  ])('has a name that reads well: %s', (request, name) => {
    expect(understand(request).name).toBe(name)
  })

  it.each([
    'event page for a tech conference with speakers and tickets',
    'a website for a jazz festival with tickets',
  ])('invites to what happens once: %s', (request) => {
    expect(understand(request).tagline).toMatch(/^(?:See you at|The .* be there|Be part of)/)
  })

  it('has one role for the farmers of one platform', () => {
    const { roles } = understand(
      'A platform where local farmers list their produce and customers order weekly boxes. Farmers manage their products, customers rate farmers.',
    )
    expect(roles.map(({ label }) => label)).toEqual(['Customer', 'Farmer'])
  })
})

describe('what one keeps for oneself', () => {
  it('can be added to: recipes in a book of one’s own, which a website only shows', () => {
    const abilities = (request: string) =>
      understand(request).entities.find(({ id }) => id === 'recipe')?.abilities
    expect(abilities('a recipe app')).toEqual(
      expect.arrayContaining(['create', 'edit', 'delete', 'favourite']),
    )
    expect(abilities('recipe website')).not.toContain('create')
  })

  it('measures energy in steps, and that of food in kilocalories', () => {
    const unitOf = (request: string, field: string) =>
      understand(request)
        .entities.flatMap(({ fields }) => fields)
        .find(({ id }) => id === field)?.unit
    expect(unitOf('mood tracker', 'energy')).toBeNull()
    expect(unitOf('calorie tracker', 'calories')).toBe('kcal')
  })

  it('can be marked and printed as asked, and what cannot is told', () => {
    const { entities, notUnderstood } = understand(
      'invoice app for freelancers: clients, invoices, mark as paid, export pdf',
    )
    expect(entities.find(({ id }) => id === 'invoice')?.abilities).toContain('print')
    expect(notUnderstood).toEqual([])
    expect(understand('recipe app with photos, mark as cooked').notUnderstood).toEqual(['mark as cooked'])
  })

  it('is spoken of as many: bugs, not bug', () => {
    for (const words of [
      'bug tracker for my team w/ kanban board',
      'a bug tracker',
      'bug tracker for our app',
    ])
      expect(understand(words).tagline).not.toMatch(/\bbug\b/i)
  })

  it('is entered by those who list it', () => {
    const { entities, notUnderstood } = understand(
      'A platform where local farmers list their produce and customers order weekly boxes.',
    )
    expect(entities.filter(({ archetype }) => archetype === 'sellable').map(({ id }) => id)).toEqual([
      'product',
    ])
    expect(entities.find(({ id }) => id === 'product')?.abilities).toContain('create')
    expect(notUnderstood).toEqual([])
  })
})

function firstListOf({ screens }: ApplicationModel): string | undefined {
  const sections = screens.find(({ path }) => path === '/')?.sections ?? []
  const list = sections.find((section) => section.type === 'collection')
  return list?.type === 'collection' ? list.entity : undefined
}
