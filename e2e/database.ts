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

/** Says as much in a project as a long life with it would: prompts and replies in turn. */
export async function fillConversation(product: Product, projectId: string, count: number): Promise<void> {
  await write(
    product,
    `with said as (
       insert into chat_history (id, project_id, user_id, message, is_user, created_at)
       select gen_random_uuid(), projects.id, projects.user_id,
              case when n % 2 = 1 then 'Message ' || n else 'Reply ' || n || repeat(' and so on', n % 20) end,
              n % 2 = 1, now() - make_interval(secs => $2 - n)
       from projects, generate_series(1, $2) as n where projects.id = $1 order by n
       returning 1)
     select count(*) from said`,
    [projectId, count],
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
