import { orderPlaces } from './obeyed-order.ts'
import type { ObeyedOrder } from './obeyed-order.ts'
import { pathOrders } from './path-orders.ts'
import { secretOrders } from './secret-orders.ts'
import { sqlOrders } from './sql-orders.ts'
import { toolOrders } from './tool-orders.ts'

/** All of them, each in one place; every kind is found in every place. */
export function listObeyedOrders(): ObeyedOrder[] {
  return [pathOrders, secretOrders, sqlOrders, toolOrders].flat().flatMap((obedience, index) => {
    const place = orderPlaces[index % orderPlaces.length]
    return place === undefined ? [] : [{ ...obedience, number: index + 1, place }]
  })
}

/** A few of them, of every kind and in every place: the step and the number of places have no divisor in common. */
export const listSomeOrders = (): ObeyedOrder[] =>
  listObeyedOrders().filter(({ number }) => number % step === 1)

const step = 8
