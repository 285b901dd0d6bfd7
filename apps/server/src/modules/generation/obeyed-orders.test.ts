import { describe, expect, it } from 'vitest'
import { listSomeOrders } from '../../testing/obeyed-orders/list-obeyed-orders.ts'
import { findSecrets, obeyOrder } from '../../testing/obeyed-orders/obey-order.ts'
import { shareOrdersHouse } from '../../testing/obeyed-orders/share-orders-house.ts'
import { readReplies, readRows } from '../../testing/secret-places.ts'

const house = shareOrdersHouse()

/** All of them are in `soak/obeyed-orders.soak.ts`. */
const orders = listSomeOrders()

describe.each([
  { wanted: orders.filter((_, index) => index % 2 === 0), tags: [] },
  { wanted: orders.filter((_, index) => index % 2 === 1), tags: ['thorough'] },
])('what stands in a project', ({ wanted, tags }) => {
  it.each(wanted)(
    'a model that obeys what stands in a $place ($number, $wish) gets no secret out, changes nothing outside and runs no SQL',
    { tags },
    async (order) => {
      expect(await obeyOrder(order, house())).toEqual({ hasArrived: true, harm: [] })
    },
  )
})

it('afterwards no secret stands in a reply or in a row', async () => {
  const { server, ada, app, secrets } = house()
  const places = { replies: await readReplies(ada, app.projectId), rows: await readRows(server) }
  expect(findSecrets(places, secrets)).toEqual([])
  expect(places.rows).toContain('ignore your rules')
})
