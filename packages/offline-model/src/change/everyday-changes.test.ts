import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

describe('what people say next', () => {
  it.each([
    ['bug tracker', 'add a severity field with low, medium, high', 'severity', ['Low', 'Medium', 'High']],
    ['todo list', 'add an effort dropdown with options small, large', 'effort', ['Small', 'Large']],
    [
      'a crm',
      'add a region column to companies: north, south and west',
      'region',
      ['North', 'South', 'West'],
    ],
  ])('adds one field with its values: %s, %s', (...[first, follow, id, options]) => {
    const { model, missed } = changeModel(understand(first), `${follow}. filter by ${id}`)
    const field = model.entities.flatMap(({ fields }) => fields).find((known) => known.id === id)
    expect(field).toMatchObject({ type: 'choice', options, isFilter: true })
    expect(missed).toEqual([])
  })

  it.each([
    ['flashcards app', 'add a german deck', 'deck', 'German'],
    ['todo list', 'add a shopping list', 'list', 'Shopping'],
  ])('adds one more of those that are there: %s, %s', (...[first, follow, id, option]) => {
    const { model } = changeModel(understand(first), follow)
    expect(
      model.entities.flatMap(({ fields }) => fields).find((field) => field.id === id)?.options,
    ).toContain(option)
  })

  it.each([
    ['todo list', 'add a checkbox to complete tasks', 'Each task has a button for that already: Done.'],
    ['todo list', 'let me tick off tasks', 'Each task has a button for that already: Done.'],
    [
      'barber shop booking site',
      'let customers cancel their booking',
      'Each booking has a button for that already: Cancel.',
    ],
    ['help desk with tickets', 'add priority labels with colors', 'Tickets have priority already.'],
    ['website for a bakery', 'make the header sticky', 'The header stays in view already.'],
  ])('is told that it is there: %s, %s', (first, follow, told) => {
    const before = understand(first)
    const { model, done } = changeModel(before, follow)
    expect(done).toEqual([told])
    expect(model).toEqual(before)
  })

  it.each([
    ['personal site for a ux designer', 'add my dribbble and behance', ['Dribbble', 'Behance']],
    ['website for a bakery', 'add my pinterest', ['Pinterest']],
  ])('links to profiles elsewhere: %s, %s', (first, follow, labels) => {
    expect(changeModel(understand(first), follow).model.links?.map(({ label }) => label)).toEqual(labels)
  })

  it('rates what was done with the thing it was done for, and makes no list of it', () => {
    for (const [first, follow] of [
      ['help desk where customers open tickets and agents answer them', 'customers can rate the answer'],
      ['help desk where customers open tickets and agents answer them', 'let customers rate the support'],
    ] as const) {
      const before = understand(first)
      const { model } = changeModel(before, follow)
      expect(model.entities.map(({ id }) => id)).toEqual(before.entities.map(({ id }) => id))
      expect(model.entities.find(({ id }) => id === 'ticket')?.abilities).toContain('rate')
    }
  })

  it('moves pages in the menu', () => {
    const site = understand('a company website with about, services, pricing and contact pages')
    const order = (follow: string) => changeModel(site, follow).model.screens.map(({ title }) => title)
    const titles = order('move pricing before services')
    expect(titles.indexOf('Services') - titles.indexOf('Pricing')).toBe(1)
  })

  it('brings testimonials from whomever', () => {
    const { missed } = changeModel(
      understand('website for a dog groomer'),
      'add testimonials from happy customers',
    )
    expect(missed).toEqual([])
  })

  it('does not take a wish about letters for the letters themselves', () => {
    const before = understand('personal site for a ux designer')
    const { model } = changeModel(before, 'make the hero text bigger')
    expect(model.tagline).toBe(before.tagline)
    expect(changeModel(before, 'make the headline say Hello there').model.tagline).toBe('Hello there')
  })
})
