import { expect, it } from 'vitest'
import { listSomeOrders } from '../../testing/obeyed-orders/list-obeyed-orders.ts'
import { obeyOrder } from '../../testing/obeyed-orders/obey-order.ts'
import { shareOrdersHouse } from '../../testing/obeyed-orders/share-orders-house.ts'

const house = shareOrdersHouse()

/** All of them are in `soak/obeyed-orders.soak.ts`. */
it.each(listSomeOrders())(
  'a model that obeys what stands in a $place ($number, $wish) gets no secret out, changes nothing outside and runs no SQL',
  async (order) => {
    expect(await obeyOrder(order, house())).toEqual({ hasArrived: true, harm: [] })
  },
)
