import { texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { AppError } from '../../../http/app-error.ts'
import { findNamedTables } from './find-named-tables.ts'
import { probeTables } from './probe-tables.ts'
import type { Fetch } from './probe-tables.ts'

const files = [
  {
    path: '.env',
    content: 'VITE_SUPABASE_URL="https://a.example/"\nVITE_SUPABASE_ANON_KEY=visitor # public\nSERVER_KEY=x',
  },
  {
    path: 'src/App.tsx',
    content: `db.from('notes').select(); db.from("people"); Array.from([1]); db.from('notes')`,
  },
  { path: 'src/Log.vue', content: 'supabase.from(`logs`)' },
  { path: 'README.md', content: "db.from('words')" },
]
const named = { url: 'https://a.example', publishableKey: 'visitor', tables: ['notes', 'people', 'logs'] }

it('reads from the files which tables an app asks of which backend, and nothing without a backend', () => {
  expect(findNamedTables(files)).toEqual(named)
  expect(findNamedTables(files.slice(1))).toBeUndefined()
})

it('finds the tables that give a row to any visitor, and asks with nothing but what the app itself sends', async () => {
  const asked: [string, unknown][] = []
  const answers: Record<string, [string, number]> = {
    notes: ['[{"id":1}]', 200],
    people: ['[]', 200],
    logs: ['{"message":"permission denied"}', 401],
  }
  const fetchGuarded: Fetch = async (url, { headers }) => {
    asked.push([url, headers])
    const [body, status] = answers[/v1\/(\w+)/.exec(url)?.[1] ?? ''] ?? ['', 404]
    return new Response(body, { status })
  }
  expect(await probeTables(named, fetchGuarded)).toEqual([
    { schema: 'public', name: 'notes', finding: 'everyone-reads' },
  ])
  expect(asked[0]).toEqual([
    'https://a.example/rest/v1/notes?select=*&limit=1',
    { accept: 'application/json', apikey: 'visitor' },
  ])
})

it('finds nothing where this server may not go, and says so where nobody answers', async () => {
  const refuse: Fetch = () => Promise.reject(new AppError('forbidden', 'private'))
  expect(await probeTables(named, refuse)).toEqual([])
  const fail: Fetch = () => Promise.reject(new TypeError('fetch failed'))
  await expect(probeTables(named, fail)).rejects.toThrow(
    texts.publishing.tables.unreachable.replace('{host}', 'a.example'),
  )
})
