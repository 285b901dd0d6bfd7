import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('sold seats are those of tickets that are not cancelled', async () => {
  const found = await runKitLogic(`
    import { soldSeats, writeSeats } from './seats.ts'
    const resource = { key: 'shows' }
    const all = [
      { id: '1', show: 'a', seats: 'A1, A2', status: 'Valid' },
      { id: '2', show: 'a', seats: 'B7', status: 'Cancelled' },
      { id: '3', show: 'b', seats: 'C3', status: 'Valid' },
    ]
    const tickets = {
      fields: [{ id: 'show', kind: 'reference', target: 'shows' }, { id: 'seats', kind: 'text' }],
      flow: { field: 'status' },
      collection: { all: () => all },
    }
    const input = { tickets, resource, id: 'a' }
    console.log(JSON.stringify([[...soldSeats(input)], writeSeats({ code: 'T' }, ['D1', 'D2'], input)]))
  `)
  expect(found).toEqual([['A1', 'A2'], { code: 'T', show: 'a', seats: 'D1, D2' }])
})
