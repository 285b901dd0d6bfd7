import { expect, it } from 'vitest'
import { applicationModel } from '../model/application-model.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const sectionsOf = (request: string, change: string) =>
  changeModel(understand(request), change).model.screens.flatMap(({ sections }) => sections)

it.each([
  ['make the break 10 minutes', { breakMinutes: 10 }],
  ['set the focus time to 50 minutes', { minutes: 50 }],
  ['show the number of pomodoros today', { isCounted: true }],
])('a timer: "%s"', (change, set) => {
  expect(sectionsOf('a pomodoro timer with a task list', change)).toContainEqual(
    expect.objectContaining({ type: 'timer', ...set }),
  )
})

it('a timer that rings is given no list of sounds', () => {
  const before = understand('a pomodoro timer with a task list')
  const { model, done } = changeModel(before, 'add a sound when it ends')
  expect(model).toEqual(before)
  expect(done.join()).toMatch(/rings/)
})

it('columns of a board are added and renamed with their records and steps', () => {
  const board = understand('a kanban board')
  const blocked = changeModel(board, 'add a column called Blocked').model.entities[0]
  expect(blocked?.lifecycle?.states.map(({ name }) => name)).toContain('Blocked')
  expect(blocked?.fields.map(({ id }) => id)).not.toContain('blocked')
  const renamed = changeModel(board, 'rename the Review column to Testing').model
  expect(applicationModel.safeParse(renamed).success).toBe(true)
  expect(JSON.stringify(renamed.entities)).not.toContain('"Review"')
  expect(renamed.entities[0]?.lifecycle?.states.map(({ name }) => name)).toContain('Testing')
})

it('a stage goes to what the board shows, not to the first list', () => {
  const { model } = changeModel(
    understand('Build a simple CRM with contacts and a deal pipeline'),
    'add a stage called Negotiation soon',
  )
  const holders = model.entities.filter((entity) =>
    JSON.stringify(entity.fields).includes('Negotiation soon'),
  )
  expect(holders.map(({ id }) => id)).toEqual(['deal'])
})

it('charts come to the top of the first page, and their page goes where nothing else stood on it', () => {
  const { model, done } = changeModel(
    understand('A personal budget tracker with charts by category'),
    'put the chart on top',
  )
  const [home] = model.screens
  expect(done).toEqual(['The charts stand on top of the first page now.'])
  expect(home?.sections[0]).toMatchObject({ type: 'dashboard', chartsFirst: true })
  expect(
    model.screens.filter(({ sections }) => sections.some(({ type }) => type === 'dashboard')),
  ).toHaveLength(1)
  const known = new Set(model.screens.map(({ id }) => id))
  expect(model.requirements.flatMap(({ screens }) => screens).filter((id) => !known.has(id))).toEqual([])
})

it.each([
  ['An invoice generator with tax and print to PDF', 'add a due date'],
  ['A trivia quiz app with score and timer', 'add a high score'],
])('%s: "%s" is told to be there', (request, change) => {
  const before = understand(request)
  const { model, done } = changeModel(before, change)
  expect(model).toEqual(before)
  expect(done.join()).toMatch(/there already/)
})

it.each([
  ['a todo list', 'show completed tasks at the bottom'],
  ['a snake game', 'put the chart on top'],
])('%s: "%s" is not done, and that is said', (request, change) => {
  const before = understand(request)
  const { model, done } = changeModel(before, change)
  expect([model, done]).toEqual([before, []])
})

it('"let me add notes to habits" gives each a field for notes, and no page', () => {
  const before = understand('a habit tracker with streaks')
  const { model } = changeModel(before, 'let me add notes to habits')
  expect(model.screens).toHaveLength(before.screens.length)
  expect(model.entities[0]?.fields.map(({ id }) => id)).toContain('notes')
})
