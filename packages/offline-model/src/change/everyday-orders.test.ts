import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

it.each([
  ['an online shop for candles', 'sort by price, cheapest first', 'price', 'up'],
  ['an online shop for candles', 'sort the products by price, most expensive first', 'price', 'down'],
  ['an online shop for candles', 'cheapest first', 'price', 'up'],
  ['an expense tracker', 'sort by price, highest to lowest', 'amount', 'down'],
  ['an expense tracker', 'show the newest first', 'date', 'down'],
  ['a todo app', 'sort tasks by due date descending', 'dueDate', 'down'],
  ['a recipe box', 'sort alphabetically', 'title', 'up'],
  ['a recipe box', 'put the best rated at the top', 'rating', 'down'],
])('puts a list into the order that is asked for: %s, %s', (...[request, follow, field, direction]) => {
  const { model, missed } = changeModel(understand(request), follow)
  expect(missed).toEqual([])
  expect(model.entities.map(({ sort }) => sort)).toContainEqual({ field, direction })
})

it.each([
  ['an expense tracker', 'show only this month', 'expense', { field: 'date', span: 'month' }],
  ['a todo app', 'only show tasks due today', 'task', { field: 'dueDate', span: 'day' }],
  ['a todo app', "show just this week's tasks", 'task', { field: 'dueDate', span: 'week' }],
])('begins a list with those of a period: %s, %s', (...[request, follow, entity, within]) => {
  const { model, missed } = changeModel(understand(request), follow)
  expect(missed).toEqual([])
  const lists = (changed: typeof model) =>
    changed.screens.flatMap(({ sections }) =>
      sections.flatMap((section) =>
        section.type === 'collection' && section.entity === entity && section.scope === 'all'
          ? [section.within]
          : [],
      ),
    )
  expect(lists(model)).toEqual([within])
  expect(lists(changeModel(model, 'show all months again').model)).toEqual([undefined])
})

it('finds no month in what has no date', () => {
  expect(changeModel(understand('a recipe box'), 'show only this month').missed).toHaveLength(1)
})
