import type { Kind, SandboxObjects, SandboxStore, SandboxTables } from './store.ts'

/** A store that lives as long as the process: for tests, and for trying things out. */
export function createMemoryStore(): SandboxStore {
  const rows = emptyRows()
  let last: Promise<unknown> = Promise.resolve()
  function change<T>(work: (tables: SandboxTables) => Promise<T>): Promise<T> {
    const done = last.then(() => runChange(rows, work))
    last = done.catch(() => undefined)
    return done
  }
  return { change, read: change }
}

type Rows = { [K in Kind]: Map<string, SandboxObjects[K]> }

function emptyRows(): Rows {
  return {
    customer: new Map(),
    product: new Map(),
    price: new Map(),
    payment_method: new Map(),
    payment_intent: new Map(),
    charge: new Map(),
    refund: new Map(),
    subscription: new Map(),
    subscription_schedule: new Map(),
    invoice: new Map(),
    invoice_payment: new Map(),
    checkout_session: new Map(),
    setup_intent: new Map(),
    portal_configuration: new Map(),
    webhook_endpoint: new Map(),
    portal_session: new Map(),
    test_clock: new Map(),
    event: new Map(),
    checkout_order: new Map(),
    kept_answer: new Map(),
    delivery: new Map(),
    control: new Map(),
  }
}

async function runChange<T>(rows: Rows, work: (tables: SandboxTables) => Promise<T>) {
  const undo: (() => void)[] = []
  try {
    return await work(openTables(rows, undo))
  } catch (cause) {
    for (const step of undo.toReversed()) step()
    throw cause
  }
}

// Objects are copied on the way in and out, so that a change shows only once it was put.
function openTables(rows: Rows, undo: (() => void)[]): SandboxTables {
  return {
    async get(kind, id) {
      return structuredClone(rows[kind].get(id))
    },
    async put(kind, object) {
      const table = rows[kind]
      const before = table.get(object.id)
      undo.push(() => {
        if (before) table.set(object.id, before)
        else table.delete(object.id)
      })
      table.set(object.id, structuredClone(object))
    },
    async remove(kind, id) {
      const table = rows[kind]
      const before = table.get(id)
      if (before) undo.push(() => void table.set(id, before))
      table.delete(id)
      return before
    },
    async list(kind, match = {}) {
      const wanted = Object.entries(match)
      return [...rows[kind].values()]
        .toReversed()
        .filter((object) => wanted.every(([field, value]) => Reflect.get(object, field) === value))
        .map((object) => structuredClone(object))
    },
  }
}
