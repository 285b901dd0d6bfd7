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
