/**
 * Six kinds of policies on a table each with one row of Ada's and one of Bob's, and what each of four roles may do with
 * it: how many rows it sees, changes or deletes, and the error that PostgreSQL answers otherwise.
 */
export const policyKinds = {
  none: [],
  open: ['create policy p on {table} using (true) with check (true)'],
  own: [
    'create policy p on {table} to authenticated using (auth.uid() = owner) with check (auth.uid() = owner)',
  ],
  readOnly: ['create policy p on {table} for select using (true)'],
  writeOnly: ['create policy p on {table} for insert with check (true)'],
  restricted: [
    'create policy p on {table} using (true) with check (true)',
    "create policy q on {table} as restrictive using (auth.role() <> 'anon') with check (owner = auth.uid())",
  ],
} as const

export type PolicyKind = keyof typeof policyKinds
export const policyKindNames: readonly PolicyKind[] = [
  'none',
  'open',
  'own',
  'readOnly',
  'writeOnly',
  'restricted',
]

export const tableOf = (kind: PolicyKind): string => `policy_${kind.toLowerCase()}`

/** The migration that makes all six. */
export const policyTables = policyKindNames
  .flatMap((kind) => {
    const table = `public.${tableOf(kind)}`
    return [
      `create table ${table} (id int primary key, owner uuid not null, note text not null default '')`,
      ...policyKinds[kind].map((policy) => policy.replace('{table}', table)),
    ]
  })
  .join(';\n')

export const policyVerbs = ['select', 'insert', 'update', 'delete'] as const

/** For anon, Ada (whose row is the first), Bob and the service role: select · insert (of Ada's) · update · delete. */
export const expectedOutcomes: Record<PolicyKind, string> = {
  none: '0 42501 0 0 | 0 42501 0 0 | 0 42501 0 0 | 2 1 2 2',
  open: '2 1 2 2 | 2 1 2 2 | 2 1 2 2 | 2 1 2 2',
  own: '0 42501 0 0 | 1 1 1 1 | 1 42501 1 1 | 2 1 2 2',
  readOnly: '2 42501 0 0 | 2 42501 0 0 | 2 42501 0 0 | 2 1 2 2',
  writeOnly: '0 1 0 0 | 0 1 0 0 | 0 1 0 0 | 2 1 2 2',
  restricted: '0 42501 0 0 | 2 1 42501 2 | 2 42501 42501 2 | 2 1 2 2',
}
