import type { Kind, SandboxObjects, SandboxStore, SandboxTables } from '@joinery/stripe-sandbox'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Executor, Orm } from '../../../db/database.ts'
import { stripeSandboxObjects as objects } from '../schema.ts'

/** Each takes a connection, and the server has other work. */
const readsAtOnce = 4

/** The Stripe sandbox's state. Changes run one after the other, also when several servers share the database. */
export function createSandboxStore(orm: Orm): SandboxStore {
  let last: Promise<unknown> = Promise.resolve()
  const takePlace = pLimit(readsAtOnce)
  return {
    read: (work) =>
      takePlace(() =>
        orm.transaction((tx) => work(openTables(tx)), {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        }),
      ),
    change(work) {
      // Whoever waits in this process takes no connection.
      const done = last.then(() =>
        orm.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('stripe sandbox', 1))`)
          return work(openTables(tx))
        }),
      )
      last = done.catch(() => undefined)
      return done
    },
  }
}

function openTables(db: Executor): SandboxTables {
  const read = <K extends Kind>(kind: K, conditions: readonly SQL[]) =>
    db
      .select({ object: sql<SandboxObjects[K]>`${objects.object}` })
      .from(objects)
      .where(and(eq(objects.kind, kind), ...conditions))
      .orderBy(desc(objects.place))
  return {
    async get(kind, id) {
      const [row] = await read(kind, [eq(objects.id, id)])
      return row?.object
    },
    async put(kind, object) {
      await db
        .insert(objects)
        .values({ kind, id: object.id, object })
        .onConflictDoUpdate({ target: [objects.kind, objects.id], set: { object } })
    },
    async remove(kind, id) {
      const [row] = await db
        .delete(objects)
        .where(and(eq(objects.kind, kind), eq(objects.id, id)))
        .returning({ object: sql<SandboxObjects[typeof kind]>`${objects.object}` })
      return row?.object
    },
    async list(kind, match = {}) {
      const rows = await read(
        kind,
        Object.entries(match).map(([field, value]) =>
          value === null ? sql`${fieldOf(field)} is null` : sql`${fieldOf(field)} = ${value}`,
        ),
      )
      return rows.map(({ object }) => object)
    },
  }
}

/** Written out rather than sent along, so that the indexes on such fields are found. */
function fieldOf(name: string): SQL {
  if (!/^[a-z_]+$/.test(name)) throw new TypeError(`"${name}" is no field of a sandbox object.`)
  return sql`(${objects.object} ->> ${sql.raw(`'${name}'`)})`
}
