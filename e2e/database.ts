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

/**
 * Leaves behind what so many runs do: 105 in this month, the others months ago, each fourth of them failed. Days that
 * have been counted are counted again.
 */
export async function fillRuns(product: Product, projectId: string, count: number): Promise<void> {
  await write(
    product,
    `with forgotten as (delete from analytics_instance_daily), made as (
       insert into runs (id, project_id, user_id, status, mode, prompt, model, attachments, files, last_position,
         attempts, fence, is_settled, created_at, started_at, ended_at)
       select gen_random_uuid(), projects.id, projects.user_id,
         case when n % 4 = 0 then 'failed' else 'succeeded' end, 'build', 'Prompt ' || n,
         case when n % 4 = 0 then 'other' else 'one' end, '{}', '{}', 0, 1, 1, true, at, at, at + interval '30 s'
       from projects, generate_series(1, $2) as n,
         lateral (select now() - make_interval(days => case when n <= 105 then n % 28 else 60 + n end) as at) as moment
       where projects.id = $1
       returning *
     ), said as (
       insert into chat_history (id, project_id, user_id, message, is_user, created_at, run_id, use)
       select gen_random_uuid(), project_id, user_id, 'Done', false, created_at, id, json_build_object(
         'model', model, 'inputTokens', 1000, 'outputTokens', 100, 'cachedTokens', 0, 'costMicros', 2000)
       from made returning 1)
     select count(*) from said`,
    [projectId, count],
  )
}

/** Puts copies of a project beside it, each with a title of so many characters that begins with its number. */
export async function copyProject(
  product: Product,
  projectId: string,
  { count, titleLength }: { count: number; titleLength: number },
): Promise<void> {
  await write(
    product,
    `with copied as (
       insert into projects
       select (jsonb_populate_record(projects, jsonb_build_object(
         'id', gen_random_uuid(), 'title', rpad('Copy ' || n || ' of a long name ', $3, 'mortise and tenon ')))).*
       from projects, generate_series(1, $2) as n where projects.id = $1 returning 1)
     select count(*) from copied`,
    [projectId, count, titleLength],
  )
}

/** Makes every reply in a project read and write so many tokens, and cost as many millionths of a dollar. */
export async function raiseUse(product: Product, projectId: string, tokens: number): Promise<void> {
  await write(
    product,
    `with forgotten as (delete from analytics_instance_daily), raised as (
       update chat_history set use = use::jsonb || jsonb_build_object(
         'inputTokens', $2::int, 'outputTokens', $2::int, 'costMicros', $2::int)
       where project_id = $1 and use is not null returning 1)
     select count(*) from raised`,
    [projectId, tokens],
  )
}

/** Journeys do with the product's database only what time or money would do. */
async function write(product: Product, text: string, values: unknown[]): Promise<void> {
  const rowCount = await queryProduct(product, text, values)
  if (rowCount !== 1) throw new Error(`${rowCount} rows were written instead of one.`)
}

/** Says how many rows it was about. */
export async function queryProduct(product: Product, text: string, values: unknown[]): Promise<number> {
  const client = new Client(await connectionOf(product))
  await client.connect()
  const { rowCount } = await client.query(text, values).finally(() => client.end())
  return rowCount ?? 0
}

export const connectionOf = async ({ dataFolder }: Product) => ({
  host: join(dataFolder, 'socket'),
  user: 'joinery',
  password: await readFile(join(dataFolder, 'postgres.password'), 'utf8'),
  database: 'joinery',
})
