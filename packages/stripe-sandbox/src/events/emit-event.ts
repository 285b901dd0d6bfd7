import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import type { SandboxEvent } from '../store.ts'
import { events } from '../wire/announce.ts'

export const apiVersion = '2026-10-28.endive'

/** Writes an event and queues its delivery, in the transaction of the change it tells of. */
export async function emitEvent(desk: Desk, type: string, change: { object: object; before?: object }) {
  const id = createId('event')
  const previous = change.before && changedFields(change.before, change.object)
  const event: SandboxEvent = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: desk.now,
    livemode: false,
    pending_webhooks: 1,
    request: desk.request,
    type,
    data: {
      object: structuredClone(change.object),
      ...(previous && { previous_attributes: previous }),
    },
  }
  await desk.tx.put('event', event)
  events.publish(event)
  await desk.tx.put('delivery', { id, state: 'pending', attempts: 0, nextAttemptAt: 0 })
}

function changedFields(before: object, after: object) {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after, field)),
    ),
  )
}
