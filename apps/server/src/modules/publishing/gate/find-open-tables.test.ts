import { describe, expect, it } from 'vitest'
import { findOpenTables } from './find-open-tables.ts'
import type { TablePolicy, TableSecurity } from './table-security.ts'

const policy = (fields: Partial<TablePolicy>): TablePolicy => ({
  roles: ['public'],
  command: 'all',
  isPermissive: true,
  using: '(auth.uid() = user_id)',
  check: null,
  ...fields,
})

function judge(policies: Partial<TablePolicy>[], fields: Partial<TableSecurity> = {}) {
  const verbs = ['select', 'insert', 'update', 'delete'] as const
  const table: TableSecurity = {
    schema: 'public',
    table: 'notes',
    kind: 'table',
    hasRowSecurity: true,
    grants: [
      { role: 'anon', verbs },
      { role: 'authenticated', verbs },
    ],
    policies: policies.map((each) => policy(each)),
    ...fields,
  }
  return findOpenTables([table])[0]?.finding
}

describe('a table is open to strangers', () => {
  it('without row-level security, whatever policies it has', () => {
    expect(judge([], { hasRowSecurity: false })).toBe('no-row-security')
    expect(judge([{}], { hasRowSecurity: false })).toBe('no-row-security')
    expect(judge([], { hasRowSecurity: false, kind: 'view' })).toBe('no-row-security')
  })

  it.each([
    ['everyone-writes', [{ using: 'true' }]],
    ['everyone-writes', [{ using: '(true)', command: 'delete' as const }]],
    ['everyone-writes', [{ using: null, check: 'true', command: 'insert' as const }]],
    ['everyone-writes', [{ roles: ['anon'], using: '(1 = 1)', command: 'update' as const }]],
    ['everyone-reads', [{ using: 'true', command: 'select' as const }]],
    ['everyone-reads', [{}, { using: '((auth.uid() = user_id) OR true)', command: 'select' as const }]],
    ['everyone-reads', [{ using: '(id = id)', command: 'select' as const }]],
    ['users-write', [{ roles: ['authenticated'], using: 'true' }]],
    ['users-write', [{ using: "(auth.role() = 'authenticated'::text)" }]],
    ['users-read', [{ using: '(auth.uid() IS NOT NULL)', command: 'select' as const }]],
    ['users-read', [{ using: '(( SELECT auth.uid() AS uid) IS NOT NULL)', command: 'select' as const }]],
  ])('%s', (finding, policies) => {
    expect(judge(policies)).toBe(finding)
  })
})

describe('a table is not open', () => {
  it.each([
    ['without any policy', []],
    ['when rows belong to somebody', [{}]],
    ['when a public row says so itself', [{ using: 'is_public', command: 'select' as const }]],
    ['to a role that no visitor has', [{ roles: ['service_role'], using: 'true' }]],
    ['when a restrictive policy takes back what another gives', [{ using: 'true' }, { isPermissive: false }]],
    ['when true is only a word in it', [{ using: '(is_true = untrue)' }]],
  ])('%s', (_, policies) => {
    expect(judge(policies)).toBeUndefined()
  })

  it('where strangers were granted nothing', () => {
    const grants = [{ role: 'anon', verbs: ['select' as const] }]
    expect(judge([], { hasRowSecurity: false, grants: [] })).toBeUndefined()
    expect(judge([{ using: 'true', command: 'insert' }], { grants })).toBeUndefined()
    expect(judge([{ using: 'true' }], { grants })).toBe('everyone-reads')
  })
})
