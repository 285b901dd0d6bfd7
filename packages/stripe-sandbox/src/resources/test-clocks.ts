import { z } from 'zod'
import { addIntervals } from '../billing/add-intervals.ts'
import { isLive } from '../billing/is-live.ts'
import { runDue } from '../billing/run-due.ts'
import { createId } from '../create-id.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { TestClock } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { integer, listParams } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { deleteCustomer } from './customers.ts'
import { findObject } from './find-object.ts'

const maxIntervals = 2

export const testClockOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/test_helpers/test_clocks',
    params: z.strictObject({ frozen_time: integer, name: z.string().max(300).optional() }),
    run: async ({ desk, params }) => {
      const clock: TestClock = {
        id: createId('test_clock'),
        object: 'test_helpers.test_clock',
        created: desk.now,
        deletes_after: desk.now + 30 * 86_400,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: 'ready',
        status_details: {},
      }
      await desk.tx.put('test_clock', clock)
      await emitEvent(desk, 'test_helpers.test_clock.created', { object: clock })
      return clock
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/test_helpers/test_clocks',
    params: z.strictObject(listParams),
    run: async ({ desk, params }) =>
      listPage('/v1/test_helpers/test_clocks', await desk.tx.list('test_clock'), params),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/test_helpers/test_clocks/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'test_clock', { id }),
  }),
  defineOperation({
    method: 'delete',
    path: '/v1/test_helpers/test_clocks/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      const clock = await findObject(desk.tx, 'test_clock', { id })
      // Everybody who lived on it goes with it.
      for (const customer of await desk.tx.list('customer', { test_clock: id })) {
        await deleteCustomer({ ...desk, now: clock.frozen_time }, customer)
      }
      await desk.tx.remove('test_clock', id)
      await emitEvent(desk, 'test_helpers.test_clock.deleted', { object: clock })
      return { id, object: 'test_helpers.test_clock', deleted: true }
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    params: z.strictObject({ frozen_time: integer }),
    run: async ({ desk, id, params: { frozen_time: now } }) => {
      const clock = await findObject(desk.tx, 'test_clock', { id })
      if (now <= clock.frozen_time)
        throw invalidRequest('A clock only goes forward.', { param: 'frozen_time' })
      for (const subscription of await desk.tx.list('subscription', { test_clock: id })) {
        const recurring = subscription.items.data[0]?.price.recurring
        if (!isLive(subscription) || !recurring) continue
        if (now > addIntervals(clock.frozen_time, recurring, maxIntervals)) {
          throw invalidRequest(
            'A clock goes forward by at most two intervals of its shortest subscription.',
            {
              param: 'frozen_time',
            },
          )
        }
      }
      const advanced: TestClock = { ...clock, frozen_time: now }
      await desk.tx.put('test_clock', advanced)
      await runDue({ ...desk, now }, id)
      await emitEvent(desk, 'test_helpers.test_clock.ready', { object: advanced })
      return advanced
    },
  }),
]
