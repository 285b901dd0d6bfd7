import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const bakery = understand('a website for a bakery')
const tasks = understand('a todo app')
const titles = (model: typeof bakery, id: string) => {
  const entity = model.entities.find((known) => known.id === id)
  return entity?.records.map(({ values }) => values[entity.titleField])
}

describe('the records that an app begins with', () => {
  it.each(['clear the sample data', 'remove the example tasks', 'start with an empty list'])(
    'can be none: %s',
    (request) => {
      const { model, missed } = changeModel(tasks, request)
      expect(missed).toEqual([])
      expect(titles(model, 'task')).toEqual([])
      expect(model.screens).toEqual(tasks.screens)
    },
  )

  it('leave no reference to one that is gone', () => {
    const { model } = changeModel(understand('a hotel website with rooms'), 'remove the sample guest rooms')
    const bookings = model.entities.find(({ id }) => id === 'booking')
    expect(bookings?.records.map(({ values }) => values['guestRoom'])).toEqual(
      bookings?.records.map(() => null),
    )
  })

  it('get one more by its name and price', () => {
    const { model, done } = changeModel(bakery, 'Add a product called Sourdough for 5.50 euros')
    const [first] = model.entities[0]?.records ?? []
    expect(first?.values).toMatchObject({ name: 'Sourdough', price: 5.5, description: null })
    expect(done).toEqual(['Added Sourdough to the products.'])
  })

  it('get several from a list, in which verbs ask nothing of us', () => {
    const { model, missed } = changeModel(tasks, 'add these tasks: buy milk, call Ada and clean the kitchen')
    expect(missed).toEqual([])
    expect(titles(model, 'task')?.slice(0, 3)).toEqual(['Buy milk', 'Call Ada', 'Clean the kitchen'])
  })

  it('are put right and taken away by their names', () => {
    const { model } = changeModel(bakery, 'change the price of the croissant to 3. Remove the lemon cake')
    const croissant = model.entities[0]?.records.find(({ values }) => values['name'] === 'Butter croissant')
    expect(croissant?.values['price']).toBe(3)
    expect(titles(model, 'product')).not.toContain('Lemon cake')
  })

  it('are all different', () => {
    const names = titles(bakery, 'product') ?? []
    expect(new Set(names).size).toBe(names.length)
  })
})
