import pg from 'pg'

const people = 1_000
const projects = 5_000
const runs = 1_000_000
const versions = 100_000

/** A year of an instance. Every tenth run and version is the first person's. */
export async function seedRuns(connection: pg.ClientConfig): Promise<{ busiest: string }> {
  const client = new pg.Client(connection)
  await client.connect()
  // Rows are written as if checked: what they refer to is written too, or is nothing that a figure reads.
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into profiles (id, full_name, is_operator, created_at)
      select ${idOf('n')}, 'Person ' || n, n = 0, now() from generate_series(0, ${people - 1}) n;
    insert into workspaces (id, name, owner_id, created_at) select id, 'Workspace', id, now() from profiles;
    insert into workspace_members (workspace_id, user_id, role, created_at) select id, id, 'admin', now() from profiles;
    insert into projects (id, user_id, workspace_id, title, description, tech_stack, status, tree_id,
        last_version_number, revision, created_at, updated_at)
      select ${idOf('n')}, ${idOf(`n % ${people}`)}, ${idOf(`n % ${people}`)}, 'Project ' || n, '', '{}', 'active', 1,
        1, 1, now(), now()
      from generate_series(0, ${projects - 1}) n`)
  await client.query(`
    insert into runs (id, project_id, user_id, status, mode, prompt, model, attachments, files, last_position, attempts,
        fence, is_settled, created_at, started_at, ended_at)
      select ${idOf('n')}, ${idOf('p')}, ${idOf(`p % ${people}`)},
        case when n % 10 = 9 then 'failed' else 'succeeded' end, 'build', 'Prompt', 'model-' || n % 4, '{}', '{}', 1, 1,
        1, true, at, at, at + interval '40 s'
      from generate_series(1, ${runs}) n, lateral (select ${projectOf} as p, ${momentOf(runs)} as at) as chosen`)
  await client.query(`
    insert into chat_history (id, project_id, user_id, message, is_user, created_at, run_id, use)
      select id, project_id, user_id, '', false, created_at, id,
        '{"model":"m","inputTokens":1000,"outputTokens":200,"cachedTokens":0,"costMicros":1500}'::json
      from runs`)
  await client.query(`
    insert into project_versions (id, project_id, user_id, version_number, prompt, action, files, is_error, description,
        tree_id, created_at)
      select 'v' || n, ${idOf('p')}, ${idOf(`p % ${people}`)}, n, '', 'generated', array['a', 'b'], false, '', 1, at
      from generate_series(1, ${versions}) n, lateral (select ${projectOf} as p, ${momentOf(versions)} as at) as chosen`)
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ id: string }>(`select ${idOf('0')} as id`)
  await client.end()
  return { busiest: rows[0]?.id ?? '' }
}

/** An id that is the same for the same number. */
const idOf = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`

/** Every tenth is one of the first person's five projects, the others are anybody's. */
const projectOf = `case when n % 10 = 0 then (n / 10 % 5) * ${people} else (n * 7919::bigint) % ${projects} end`

const momentOf = (count: number) => `timestamptz '2026-01-01Z' + interval '364 days' * (n::float8 / ${count})`
