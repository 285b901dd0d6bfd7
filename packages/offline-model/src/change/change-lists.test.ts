import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const tasks = understand('a todo app')
const expenses = understand('an expense tracker')
const bakery = understand('a website for a bakery')

describe('lists and pages', () => {
  it('show some, and the others on a page of their own', () => {
    const { model } = changeModel(tasks, 'hide completed tasks')
    const lists = model.screens.flatMap(({ title, sections }) =>
      sections.flatMap((section) =>
        section.type === 'collection' ? [[title, section.where?.equals] as const] : [],
      ),
    )
    expect(lists).toEqual([
      ['Tasks', ['To do', 'In progress']],
      ['Done tasks', ['Done']],
    ])
  })

  it('have an archive, into which a record goes and from which it comes back', () => {
    const { model } = changeModel(tasks, 'let me archive tasks')
    const { lifecycle } = model.entities[0] ?? {}
    expect(lifecycle?.steps.filter(({ to, from }) => [to, ...from].includes('Archived'))).toMatchObject([
      { label: 'Archive', to: 'Archived' },
      { label: 'Restore', from: ['Archived'] },
    ])
    expect(model.screens.at(-1)).toMatchObject({ title: 'Archived tasks', isInMenu: true })
  })

  it.each([
    ['add a pie chart by category', { kind: 'pie', measure: 'sum', by: 'category' }],
    ['add a chart by month', { kind: 'bar', measure: 'sum', by: 'date' }],
    ['show the total per category', { kind: 'bar', measure: 'sum', by: 'category' }],
  ])('have one more chart on the dashboard that is there: %s', (request, chart) => {
    const { model } = changeModel(expenses, request)
    const dashboards = model.screens.flatMap(({ sections }) =>
      sections.filter((section) => section.type === 'dashboard'),
    )
    expect(dashboards).toHaveLength(1)
    expect(dashboards[0]?.charts.at(-1)).toMatchObject(chart)
  })

  it('get one more choice, with a way into it', () => {
    const { model } = changeModel(tasks, 'add a status called Blocked')
    expect(model.entities[0]?.fields.find(({ id }) => id === 'status')?.options).toContain('Blocked')
    expect(model.entities[0]?.lifecycle?.steps.some(({ to }) => to === 'Blocked')).toBe(true)
    expect(changeModel(bakery, 'add a gluten free category').model.entities[0]?.fields).toContainEqual(
      expect.objectContaining({ id: 'category', options: ['Bread', 'Pastry', 'Cake', 'Gluten free'] }),
    )
  })

  it('change places', () => {
    const home = (request: string) =>
      changeModel(bakery, request).model.screens.find(({ path }) => path === '/')
    const order = (request: string) => home(request)?.sections.map(({ type }) => type)
    expect(order('move the testimonials to the top')?.slice(0, 2)).toEqual(['hero', 'testimonials'])
    expect(order('put the testimonials below the call to action')?.at(-1)).toBe('testimonials')
    expect(order('put the contact form on the home page')).toContain('inquiry')
  })

  it('have buttons that say what they are told to', () => {
    const { model } = changeModel(bakery, 'change the button text to Order now')
    expect(JSON.stringify(model.screens[0])).toContain('"label":"Order now"')
  })

  it.each([
    [
      'we are open Mon-Fri 8-18 and Saturday 9am to 2pm',
      'Monday to Friday 8:00 – 18:00, Saturday 9:00 – 14:00',
    ],
    ['change the opening hours to 7:30-16', 'Every day 7:30 – 16:00'],
    ['we are closed on Saturdays', 'Monday to Friday 9:00 – 18:00, Saturday Closed'],
  ])('say when somebody is there: %s', (request, told) => {
    const details = changeModel(bakery, request).model.screens.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === 'contactDetails' ? section.hours : [])),
    )
    expect(details.map(({ days, hours }) => `${days} ${hours}`).join(', ')).toBe(told)
  })

  it.each([
    ['add a cookie banner', 'needs no cookie banner'],
    ['save to local storage', 'is kept in this browser already'],
    ['show overdue tasks in red', 'is marked in red already'],
  ])('need nothing where it is so already: %s', (request, told) => {
    const { model, done } = changeModel(tasks, request)
    expect(model).toEqual(tasks)
    expect(done).toEqual([expect.stringContaining(told)])
  })
})
