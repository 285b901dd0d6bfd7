import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const parcels = 'A parcel delivery app with customers and couriers'
const houses = 'A property management site with properties and tenants'
const desk = 'A help desk for our customers with tickets and agents'

describe('a follow-up about who does what', () => {
  it.each([
    [parcels, 'couriers accept parcels', 'Couriers can accept parcels now.'],
    [desk, 'Let customers submit tickets', 'Customers can submit tickets now.'],
    [houses, 'tenants submit repair requests with photos', 'Tenants can submit repair requests now.'],
    [houses, 'let tenants report problems', 'Tenants can report problems now.'],
    [houses, 'let customers submit a request', 'Customers can submit a request now.'],
    [desk, 'assign tickets to agents', 'You can assign tickets to agents now.'],
    [
      'online shop for ceramics',
      'Customers can submit return requests.',
      'Customers can submit return requests now.',
    ],
  ])('is carried out as in a first message: %s, %s', (first, follow, told) => {
    const { done, missed } = changeModel(understand(first), follow)
    expect(done).toEqual([told])
    expect(missed).toEqual([])
  })

  it('lets somebody take on what they do from then on, and keeps the steps that were there', () => {
    const before = understand('A parcel delivery app. Customers track their parcels.')
    const { model } = changeModel(before, 'couriers accept parcels and update the delivery status')
    const steps = stepsOf(model, 'parcel')
    expect(steps[0]).toMatchObject({ label: 'Accept', roles: ['courier'], takes: true })
    expect(steps.map(({ label }) => label)).toEqual([
      'Accept',
      ...stepsOf(before, 'parcel').map(({ label }) => label),
    ])
    expect(model.roles.map(({ label }) => label)).toContain('Courier')
    expect(model.screens.map(({ title }) => title)).toContain('Courier parcels')
  })

  it('gives those who hand in a form, a list of their own and an account', () => {
    const { model } = changeModel(understand(desk), 'let customers submit tickets')
    expect(model.roles[0]?.label).toBe('Customer')
    expect(model.screens.find(({ title }) => title === 'New ticket')?.access).toBe('signedIn')
    const own = model.entities.find(({ id }) => id === 'ticket')
    expect(own?.records.map(({ values }) => values[own.people?.maker ?? ''])).toContain(
      model.roles[0]?.demo.name,
    )
  })

  it('keeps the records, and lets nobody work on what is not begun', () => {
    const before = understand(desk)
    const { model } = changeModel(before, 'assign tickets to agents. Agents accept tickets.')
    const ticket = model.entities.find(({ id }) => id === 'ticket')
    const titles = (app: ApplicationModel) =>
      app.entities.find(({ id }) => id === 'ticket')?.records.map(({ values }) => values.title)
    expect(titles(model)).toEqual(titles(before))
    expect(stepsOf(model, 'ticket').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Assign', 'Accept', 'Solve']),
    )
    const open = ticket?.records.filter(({ values }) => values.status === 'Open') ?? []
    expect(open.map(({ values }) => values[ticket?.people?.taker ?? ''])).toEqual(open.map(() => null))
  })

  it('says that a field is there for it already', () => {
    const { done } = changeModel(understand('A task manager for my team'), 'assign tasks to team members')
    expect(done).toEqual(['Each task has a field for that already: assignee.'])
  })

  it('does not guess where nobody does anything of the kind', () => {
    const { done, missed } = changeModel(understand('online shop for ceramics'), 'guests accept cookies')
    expect(done).toEqual([])
    expect(missed).toEqual(['guests accept cookies'])
  })
})

describe('a list by another name', () => {
  it.each([
    ['website for a bakery', 'put the menu on the home page'],
    ['website for a bakery', 'show our products on the front page'],
    ['restaurant website', 'put the menu on the home page'],
  ])('is found: %s, %s', (first, follow) => {
    expect(changeModel(understand(first), follow).missed).toEqual([])
  })
})

function stepsOf(model: ApplicationModel, id: string) {
  return model.entities.find((entity) => entity.id === id)?.lifecycle?.steps ?? []
}
