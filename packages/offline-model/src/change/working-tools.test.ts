import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const bakery = () =>
  understand(
    'A tool for a bakery to plan production: recipes, daily orders from cafes, and what to bake tomorrow',
  )

const entityOf = (model: ReturnType<typeof bakery>, one: string) =>
  model.entities.find((entity) => entity.one === one)

it('a thing is called as it is said to be called, and keeps its records', () => {
  const { model, done } = changeModel(bakery(), 'Call cafes customers')
  expect(done).toEqual(['Renamed cafes to customers.'])
  expect(model.screens.map(({ title }) => title)).toContain('Customers')
  expect(entityOf(model, 'customer')?.records).toEqual(entityOf(bakery(), 'cafe')?.records)
})

it('what a new thing has is no wish of its own', () => {
  const { model, missed } = changeModel(bakery(), 'Add suppliers with phone and email')
  expect(missed).toEqual([])
  expect(entityOf(model, 'supplier')?.fields.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['phone', 'email']),
  )
})

it('a list begins with what is overdue or due soon, where there is a day until which it is due', () => {
  const { model } = changeModel(bakery(), 'Add a due date to orders. Show only overdue orders.')
  expect(model.screens.flatMap(({ sections }) => sections)).toContainEqual(
    expect.objectContaining({ entity: 'order', within: { field: 'dueDate', span: 'overdue' } }),
  )
  expect(changeModel(bakery(), 'Show only overdue cafes').done).toEqual([])
})

it('a page stands where it is put in the menu', () => {
  const titles = (model: ReturnType<typeof bakery>) =>
    model.screens.filter(({ isInMenu }) => isInMenu).map(({ title }) => title)
  expect(titles(changeModel(bakery(), 'Put orders first in the menu').model).slice(0, 2)).toEqual([
    'Dashboard',
    'Orders',
  ])
  expect(titles(changeModel(bakery(), 'Move recipes to the end of the menu').model).at(-1)).toBe('Recipes')
  expect(titles(changeModel(bakery(), 'Move cafes before orders in the menu').model)).toEqual(
    expect.arrayContaining(['Cafes', 'Orders']),
  )
})

it('a list tells what it is asked to tell, and leaves out what it is not', () => {
  const { model, missed } = changeModel(bakery(), 'Add a remarks field to orders and show it in the list')
  expect(missed).toEqual([])
  expect(entityOf(model, 'order')?.fields.find(({ id }) => id === 'remarks')?.inList).toBe(true)
  const hidden = changeModel(bakery(), 'Hide the phone from the list of cafes').model
  expect(entityOf(hidden, 'cafe')?.fields.find(({ id }) => id === 'phone')?.inList).toBe(false)
})
