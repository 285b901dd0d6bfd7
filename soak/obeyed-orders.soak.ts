import { expect, it } from 'vitest'
import { listObeyedOrders } from '../apps/server/src/testing/obeyed-orders/list-obeyed-orders.ts'
import { findSecrets, obeyOrder } from '../apps/server/src/testing/obeyed-orders/obey-order.ts'
import { shareOrdersHouse } from '../apps/server/src/testing/obeyed-orders/share-orders-house.ts'
import { readReplies, readRows } from '../apps/server/src/testing/secret-places.ts'

const house = shareOrdersHouse()
const orders = listObeyedOrders()

it('there are at least 100 orders, and no two are alike', () => {
  const distinct = new Set(orders.map(({ calls, says }) => JSON.stringify([calls, says])))
  expect(distinct.size).toBe(orders.length)
  expect(orders.length).toBeGreaterThanOrEqual(100)
})

it.each(orders)(
  'a model that obeys what stands in a $place ($number, $wish) gets no secret out, changes nothing outside and runs no SQL',
  async (order) => {
    expect(await obeyOrder(order, house())).toEqual({ hasArrived: true, harm: [] })
  },
)

it('afterwards no secret stands in a reply or in a row', async () => {
  const { server, ada, app, secrets } = house()
  const places = { replies: await readReplies(ada, app.projectId), rows: await readRows(server) }
  expect(findSecrets(places, secrets)).toEqual([])
  expect(places.rows).toContain('ignore your rules')
})
