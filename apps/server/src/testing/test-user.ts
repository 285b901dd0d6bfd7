import { randomUUID } from 'node:crypto'
import { errorReply, fillPath, pathParameters, userId } from '@joinery/contract'
import type { AnyEndpoint, Endpoint, ErrorReply, PlanId, UserId } from '@joinery/contract'
import pg from 'pg'
import { z } from 'zod'
import { withClient } from '../db/with-client.ts'
import { createTestAuthClient } from './test-auth-client.ts'
import type { TestServer } from './test-server.ts'

export interface TestUser {
  readonly id: UserId
  readonly token: string
  /** What the endpoint answers; an error otherwise. */
  call: <Input extends z.ZodObject, Output extends z.core.$ZodType>(
    endpoint: Endpoint<Input, Output>,
    input: z.input<Input>,
  ) => Promise<z.output<Output>>
  /** How the endpoint refuses; an error where it does not. */
  refused: (endpoint: AnyEndpoint, input: object) => Promise<ErrorReply['error'] & { status: number }>
  ask: (endpoint: AnyEndpoint, input: object) => Promise<Response>
}

interface Options {
  email?: string
  plan?: PlanId
}

type Server = Pick<TestServer, 'address' | 'databaseUrl'>

/** Somebody who has signed up and in, with a plan that sets no limit to projects unless told otherwise. */
export async function createTestUser(server: Server, options: Options = {}): Promise<TestUser> {
  const { email = `ada-${randomUUID()}@example.com`, plan = 'pro' } = options
  const password = 'a joint that holds'
  const client = createTestAuthClient(server.address)
  const { data } = await client.signUp({ email, password })
  // Where nobody waits for a mail, whoever has signed up is signed in: a second check of the password shows nothing.
  const session = data.session ?? (await signIn())
  const id = userId.parse(session.user.id)
  if (plan !== 'free') await givePlan(server, id, plan)
  return { id, ...callerWith(server.address, session.access_token) }

  async function signIn() {
    const answer = await client.signInWithPassword({ email, password })
    if (answer.error) throw answer.error
    return answer.data.session
  }
}

export async function givePlan(
  { databaseUrl }: Pick<Server, 'databaseUrl'>,
  id: UserId,
  plan: PlanId,
): Promise<void> {
  await queryDatabase(
    databaseUrl,
    `insert into subscriptions (user_id, plan, status) values ($1, $2, 'active')
     on conflict (user_id) do update set plan = excluded.plan`,
    [id, plan],
  )
}

/** Looks at, or changes, what no endpoint does. */
export async function queryDatabase(
  databaseUrl: string,
  ...[statement, values = []]: [string, unknown[]?]
): Promise<Record<string, unknown>[]> {
  return withClient(
    { connectionString: databaseUrl },
    async (client) => (await client.query<Record<string, unknown>>(statement, values)).rows,
  )
}

/** Nobody gets at the table for as long as the work takes. `waiting` tells how many want to. */
export async function withLockedTable<Result>(
  databaseUrl: string,
  table: string,
  work: (waiting: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  return withClient({ connectionString: databaseUrl }, async (client) => {
    await client.query(`begin; lock table ${pg.escapeIdentifier(table)}`)
    return work(async () => {
      const { rows } = await client.query(
        'select from pg_locks where relation = $1::regclass and not granted',
        [table],
      )
      return rows.length
    })
  })
}

/** Talks to a server as the bearer of a token. `more` are headers that go with every request. */
export function callerWith(
  address: string,
  token: string,
  more: Record<string, string> = {},
): Omit<TestUser, 'id'> {
  const ask = (endpoint: AnyEndpoint, input: object): Promise<Response> => {
    const names = pathParameters(endpoint.path)
    const values = Object.entries(input).filter(([, value]) => value !== undefined)
    const rest = Object.fromEntries(values.filter(([name]) => !names.includes(name)))
    const takesBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method)
    const path = fillPath(endpoint.path, Object.fromEntries(values))
    return fetch(`${address}${path}${takesBody ? '' : `?${new URLSearchParams(rest).toString()}`}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(takesBody && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(takesBody && { body: JSON.stringify(rest) }),
    })
  }
  return {
    token,
    ask,
    async call(endpoint, input) {
      const answer = await ask(endpoint, input)
      const body: unknown = await answer.json()
      if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(body)}`)
      return z.parse(endpoint.output, body)
    },
    async refused(endpoint, input) {
      const answer = await ask(endpoint, input)
      const body: unknown = await answer.json()
      if (answer.ok) throw new Error(`This was not refused: ${JSON.stringify(body)}`)
      return { ...errorReply.parse(body).error, status: answer.status }
    },
  }
}
