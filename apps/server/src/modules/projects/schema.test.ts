import { projectId, userId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestOrm } from '../../testing/test-orm.ts'

it.each([
  ['profiles', ['id', 'full_name']],
  [
    'projects',
    ['id', 'user_id', 'workspace_id', 'title', 'description', 'tech_stack', 'created_at', 'status'],
  ],
  ['invitations', ['id', 'email', 'role', 'invited_by', 'status', 'workspace_id']],
  ['chat_history', ['user_id', 'project_id', 'message', 'is_user', 'created_at']],
  [
    'project_versions',
    [
      'id',
      'user_id',
      'project_id',
      'version_number',
      'prompt',
      'action',
      'files',
      'is_error',
      // The code snapshot, which is read back from the tree.
      'tree_id',
      'created_at',
      'description',
    ],
  ],
])('the table %s has the fields that are specified', async (table, fields) => {
  const orm = await openTestOrm()
  const { rows } = await orm.execute(
    sql`select column_name from information_schema.columns where table_name = ${table} and table_schema = 'public'`,
  )
  expect(rows.map(({ column_name: name }) => name)).toEqual(expect.arrayContaining(fields))
})

it('no row names a user or a project that does not exist, and no fallback such as anonymous', async () => {
  const orm = await openTestOrm()
  const { rows } = await orm.execute(sql`
    select c.table_name, c.column_name, c.data_type, c.is_nullable, exists (
      select from information_schema.key_column_usage k
      join information_schema.table_constraints t using (constraint_schema, constraint_name)
      where t.constraint_type = 'FOREIGN KEY' and k.table_schema = c.table_schema
        and k.table_name = c.table_name and k.column_name = c.column_name
    ) as is_reference
    from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('user_id', 'owner_id', 'invited_by', 'project_id')`)
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows) {
    const column = `${String(row['table_name'])}.${String(row['column_name'])}`
    const isNullable = outlasting.has(column) ? 'YES' : 'NO'
    expect({ column, ...row }).toMatchObject({
      column,
      data_type: 'uuid',
      is_nullable: isNullable,
      is_reference: !counted.has(column),
    })
  }
  for (const fallback of ['anonymous', 'current-user', 'current-project']) {
    expect(userId.safeParse(fallback).success).toBe(false)
    expect(projectId.safeParse(fallback).success).toBe(false)
  }
})

/** What was done in a project stays counted under its bare id when the project goes; it was a real one when it was counted. */
const counted = new Set(['analytics_daily.project_id'])

/**
 * A customer outlives their account until what they paid for has been ended, a backend its project until its database is
 * gone, and what somebody did in a project belongs to that project.
 */
const outlasting = new Set([
  'billing_customers.user_id',
  'backends.project_id',
  'project_versions.user_id',
  'runs.user_id',
  'chat_history.user_id',
  'generated_files.user_id',
])
