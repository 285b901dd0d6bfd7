import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlanId } from '@joinery/contract'
import { Client } from 'pg'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** Gives somebody a plan without paying for it. */
export async function grantPlan(product: Product, { email }: Person, plan: PlanId): Promise<void> {
  await write(
    product,
    `insert into subscriptions (user_id, plan, status)
     select id, $2, 'active' from auth.users where email = $1`,
    [email, plan],
  )
}

/** Makes a version older than it is, so that nobody has to wait for days. */
export async function ageVersion(product: Product, versionId: string, days: number): Promise<void> {
  await write(
    product,
    `update project_versions set created_at = created_at - make_interval(days => $2) where id = $1`,
    [versionId, days],
  )
}

/** Journeys do with the product's database only what time or money would do. */
async function write({ dataFolder }: Product, text: string, values: unknown[]): Promise<void> {
  const client = new Client({
    host: join(dataFolder, 'socket'),
    user: 'joinery',
    password: await readFile(join(dataFolder, 'postgres.password'), 'utf8'),
    database: 'joinery',
  })
  await client.connect()
  const { rowCount } = await client.query(text, values).finally(() => client.end())
  if (rowCount !== 1) throw new Error(`${rowCount} rows were written instead of one.`)
}
