import type { DatabaseSchema } from '@joinery/contract'
import { expect, it } from 'vitest'
import { holdBack } from './hold-back.ts'

const notes: DatabaseSchema['tables'][number] = {
  schema: 'public',
  name: 'notes',
  kind: 'table',
  rowEstimate: null,
  columns: [],
}

const database = {
  readSchema: async () => ({ tables: [notes], foreignKeys: [], isCut: false }),
}
const adds = { name: '1.sql', sql: 'create table tasks (id int)' }
const drops = { name: '2.sql', sql: 'drop table notes' }
const wipes = { name: '3.sql', sql: 'delete from notes' }

it('holds back the first migration that does more than add, with all that follow it', async () => {
  expect(await holdBack([adds, drops, wipes], database, [])).toEqual({ due: [adds], waiting: [drops, wipes] })
  expect(await holdBack([adds], database, [])).toEqual({ due: [adds], waiting: [] })
})

it('lets run what somebody allowed, as it was then, and nothing that came since', async () => {
  expect(await holdBack([adds, drops, wipes], database, [drops])).toEqual({
    due: [adds, drops],
    waiting: [wipes],
  })
  const changed = { ...drops, sql: 'drop table people' }
  expect(await holdBack([changed, wipes], database, [drops, wipes])).toEqual({
    due: [],
    waiting: [changed, wipes],
  })
  expect(await holdBack([drops], database, 'everything')).toEqual({ due: [drops], waiting: [] })
})
