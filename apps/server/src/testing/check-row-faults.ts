import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { failCall } from './fail-database-call.ts'
import type { CountedCalls, Fault } from './fail-database-call.ts'
import type { FaultRequest, RowFaultCase } from './fault-cases/fault-request.ts'
import type { FaultWorld } from './fault-cases/fault-world.ts'
import { queryDatabase } from './test-user.ts'

interface Options extends CountedCalls {
  world: FaultWorld
  faults: readonly Fault[]
}

/** Most of the time somebody waits for rows to come to rest. */
const atOnce = 6

/**
 * Sends the request again and again, each time with another of its database calls failing, until none is left to fail.
 * After every one all rows are as a clean request leaves them and the answer says so, or all of them are as they were and
 * the answer is a 5xx. Only where the answer of the database itself got lost, or another service has a part in it, a 5xx
 * may stand for either.
 */
export async function checkRowFaults(open: RowFaultCase, { world, faults, callsOf }: Options): Promise<void> {
  const clean = await carryOut(open, world, {})
  if (!isAnswer(clean)) throw new Error(`A clean request was answered with ${clean.status}.`)
  const done = await comeToRest(clean.changed)
  if ((done === '') !== (clean.isElsewhere === true)) throw new Error(`A clean request has changed: ${done}`)

  /** Says whether the request was over before it came to the call that should fail. */
  async function isOver(fault: Fault, number: number, tries = 0): Promise<boolean> {
    const headers = failCall(fault, number)
    const { status, changed, mayBeDone, isLater, outcomes = [] } = await carryOut(open, world, headers)
    const hasFailed = callsOf(headers) >= number
    const told = `${fault} ${number} (${status})`
    if (!isAnswer({ status }) && status < 500) throw new Error(`${told} is no answer to a failure.`)
    const isUnclear = fault === 'unanswered' || mayBeDone === true
    const tellsAll = isAnswer({ status }) && !isLater
    const without = (rows: string) => (tellsAll ? rows : withoutTables(rows, outcomes))
    const wanted = isAnswer({ status }) ? [without(done)] : isUnclear ? ['', without(done)] : ['']
    const seen = await settle(async () => without(await changed()), wanted)
    if (!wanted.includes(seen)) throw new Error(`${told} has changed:\n${seen}\ninstead of:\n${done}`)
    if (hasFailed || isAnswer({ status })) return !hasFailed
    // What failed by itself, without reaching the call, says nothing about it.
    if (tries > 2) throw new Error(`${told} fails by itself.`)
    return isOver(fault, number, tries + 1)
  }

  async function checkFault(fault: Fault): Promise<void> {
    const width = clean.isAlone === true ? 1 : atOnce
    for (let first = 1; ; first += width) {
      const numbers = Array.from({ length: width }, (_, index) => first + index)
      const areOver = await Promise.all(numbers.map((number) => isOver(fault, number)))
      if (areOver.includes(true)) break
    }
  }
  for (const fault of faults) await checkFault(fault)
}

const isAnswer = ({ status }: { status: number }) => status < 400

interface Carried extends Omit<FaultRequest, 'send' | 'traces'> {
  status: number
  /** What is different now. */
  changed: () => Promise<string>
}

async function carryOut(
  open: RowFaultCase,
  world: FaultWorld,
  headers: Record<string, string>,
): Promise<Carried> {
  const { server } = world
  // Nobody signs up this often from one address otherwise.
  await queryDatabase(server.databaseUrl, 'delete from auth.rate_limits')
  const { send, traces, isSandbox, databaseUrl = server.databaseUrl, ...more } = await prepare(open, world)
  const read = () => readRows(databaseUrl, traces, isSandbox ? ['rate_limits'] : otherTables)
  const before = await comeToRest(read)
  const answer = await send(headers)
  await answer.body?.cancel()
  return {
    ...more,
    status: answer.status,
    changed: async () => difference(before, await read()),
  }
}

/** Many prepare theirs at once, and a server with too much to do says so. */
async function prepare(open: RowFaultCase, world: FaultWorld, tries = 0): Promise<FaultRequest> {
  return open(world).catch((error: unknown) => {
    if (tries > 2) throw error
    return prepare(open, world, tries + 1)
  })
}

/** Some things are put right, or follow, a moment later. */
async function settle(read: () => Promise<string>, wanted: readonly string[]): Promise<string> {
  let last = await read()
  for (let tries = 0; tries < 80 && !wanted.includes(last); tries += 1) {
    await sleep(100)
    last = await read()
  }
  return last
}

async function comeToRest(read: () => Promise<string>): Promise<string> {
  let last = await read()
  for (let same = 0; same < 3;) {
    await sleep(100)
    const next = await read()
    same = next === last ? same + 1 : 0
    last = next
  }
  return last
}

/** Who asks too often is counted whatever comes of it, and the sandbox stands for a service somewhere else. */
const otherTables = ['rate_limits', 'stripe_sandbox_objects']

/** Every row that names one of these, in any table, without what is different each time. */
async function readRows(databaseUrl: string, traces: string[], except: string[]): Promise<string> {
  const { pool, tables } = await openReader(databaseUrl)
  const each = tables
    .filter((name) => !except.some((other) => name.endsWith(`.${other}`)))
    .map(
      (name) =>
        `select '${name}' as place, to_jsonb(t)::text as facts from ${name} t where '${name}' || t::text like any ($1)`,
    )
  const { rows } = await pool.query<{ place: string; facts: string }>({
    name: except.join(),
    text: each.join(' union all '),
    values: [traces.map((trace) => `%${trace}%`)],
  })
  return rows
    .map(({ place, facts }) => `${place} ${withoutChance(facts)}`.replace(handling, ''))
    .toSorted()
    .join('\n')
}

type Reader = Promise<{ pool: pg.Pool; tables: string[] }>

const readers = new Map<string, Reader>()

/** The connections are kept: a new one would have to learn about every table each time. */
function openReader(databaseUrl: string): Reader {
  const known = readers.get(databaseUrl) ?? startReader(databaseUrl)
  readers.set(databaseUrl, known)
  return known
}

async function startReader(connectionString: string): Reader {
  const pool = new pg.Pool({ connectionString, max: 3, allowExitOnIdle: true })
  // The database goes away with its test.
  pool.on('error', () => undefined)
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'auth') order by 1`,
  )
  return { pool, tables: rows.map(({ name }) => name) }
}

/** How often an event of the payment provider was tried, and when it succeeded. */
const handling = /(?<=^public\.billing_events .*)"(?:problem|handled_at)": (?:null|"[^"]*"), /g

function withoutChance(facts: string): string {
  return facts
    .replaceAll(/"[\d-]{10}T[\d:.]+(?:\+00:00|Z)"/g, '"time"')
    .replaceAll(/\(\b[\da-f]{7}\)/g, '(id)')
    .replaceAll(/"label": "one-\w{8}"/g, '"label": "one"')
    .replaceAll(/"ref": "[a-z]{20}"/g, '"ref": "id"')
    .replaceAll(/"\d{9,}"/g, '"id"')
    .replaceAll(/\b\d{13}-[\da-f]{8}\b/g, 'id')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/"(attempts|duration_ms|last_used_step)": \d+/g, '"$1": 0')
    .replaceAll(/"(?:id|\w+_id|sequence|revision|timestamp|position)": \d+/g, '"id": 0')
    .replaceAll(/[\w+/=.$,-]{22,}/g, 'secret')
}

function withoutTables(rows: string, tables: readonly string[]): string {
  const isOther = (row: string) => !tables.some((table) => row.slice(2).startsWith(`${table} `))
  return rows.split('\n').filter(isOther).join('\n')
}

function difference(before: string, after: string): string {
  const rest = before.split('\n')
  const added = after.split('\n').filter((row) => {
    const index = rest.indexOf(row)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  return [...rest.map((row) => `- ${row}`), ...added.map((row) => `+ ${row}`)]
    .filter((row) => row.length > 2)
    .join('\n')
}
