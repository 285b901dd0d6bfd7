import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const theatre =
  'Please implement a theatre website with seat selection. The website should have functionalities for browsing plays and performances, choosing seats on a seating plan, and ticket purchase. Users should be able to log in, browse the programme, choose free seats, pay, and view their tickets. Administrators can manage plays, performances, and prices.'

function planIn(request: string) {
  return understand(request).screens.flatMap(({ sections }) =>
    sections.filter((section) => section.type === 'seatPlan'),
  )[0]
}

it('seats are chosen on a plan of the house and kept on a ticket, without a cart', () => {
  const model = understand(theatre)
  expect(planIn(theatre)).toMatchObject({ resource: 'performance', booking: 'ticket', across: 10 })
  const ticket = model.entities.find(({ id }) => id === 'ticket')
  expect(ticket?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['code', 'performance', 'seats']))
  expect(ticket?.lifecycle?.steps.map(({ label }) => label)).toEqual(['Let in', 'Cancel'])
  const types = model.screens.flatMap(({ sections }) => sections.map(({ type }) => type))
  expect(types).not.toContain('cart')
  expect(types).not.toContain('booking')
  expect(model.entities.map(({ id }) => id)).not.toContain('programme')
  expect(model.notUnderstood).not.toContain('performances')
})

it.each([
  ['A cinema website where visitors choose seats on a seat map and buy tickets.', 'screening', 10],
  ['A coach travel website. Travellers can search trips and pick their seats on the bus.', undefined, 4],
])('the plan is that of the house: %s', (...[request, resource, across]) => {
  expect(planIn(request)).toMatchObject({ ...(resource !== undefined && { resource }), across })
})

it('who is put at which table at a wedding chooses no seat', () => {
  expect(planIn('A wedding planner with guests and a seating plan.')).toBeUndefined()
})
