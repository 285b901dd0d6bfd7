import { projectId, texts, userId, workspaceId } from '@joinery/contract'
import type { OpenTable } from '@joinery/contract'
import { expect, it } from 'vitest'
import type { OpenProject } from '../../projects/index.ts'
import type { TableDecision } from '../store.ts'
import { createTableGate } from './create-table-gate.ts'

const owner = userId.parse('c0ffee00-0000-4000-8000-000000000001')
const project: OpenProject = {
  id: projectId.parse('c0ffee00-0000-4000-8000-000000000002'),
  userId: owner,
  ownerId: owner,
  role: 'user',
  sharedBy: null,
  workspaceId: workspaceId.parse('c0ffee00-0000-4000-8000-000000000003'),
  title: 'Oak',
  description: '',
  techStack: [],
  status: 'active',
  createdAt: new Date(),
  updatedAt: new Date(),
  treeId: 1,
  fileCount: 1,
  sizeBytes: 1,
  revision: 1,
  lastVersionNumber: 1,
  lastVersion: null,
}
const notes: OpenTable = { schema: 'public', name: 'notes', finding: 'everyone-reads' }

function openGate(found: OpenTable[]) {
  const decisions: TableDecision[] = []
  const gate = createTableGate({
    findTables: () => Promise.resolve(found),
    store: {
      listDecisions: () => Promise.resolve(decisions),
      saveDecisions: (_id, tables, decidedBy) => {
        decisions.push(...tables.map((table) => ({ ...table, decidedBy, decidedAt: new Date(0) })))
        return Promise.resolve()
      },
    },
  })
  return { gate, found }
}

it('an open table keeps a project from being published until its owner has decided that it stays open', async () => {
  const { gate } = openGate([notes])
  await expect(gate.requireClosed(project)).rejects.toThrow(texts.publishing.refusals.openTables.one)
  await decide(gate.allow(project, [notes], 'ada@example.com'))
  await gate.requireClosed(project)
  expect(await gate.check(project)).toEqual({
    canDecide: true,
    tables: [{ ...notes, decision: { by: 'ada@example.com', at: new Date(0).toISOString() } }],
  })
})

it('a table that is opened further needs another decision', async () => {
  const { gate, found } = openGate([notes])
  await decide(gate.allow(project, [notes], 'ada@example.com'))
  found[0] = { ...notes, finding: 'everyone-writes' }
  await expect(gate.requireClosed(project)).rejects.toThrow(texts.publishing.refusals.openTables.one)
  await expect(gate.allow(project, [notes], 'ada@example.com')).rejects.toThrow(
    texts.publishing.refusals.tableChanged,
  )
})

it('somebody who shares the project cannot decide that a table stays open; an admin can', async () => {
  const { gate } = openGate([notes])
  const member: OpenProject = { ...project, userId: userId.parse('c0ffee00-0000-4000-8000-000000000004') }
  await expect(gate.allow(member, [notes], 'eve@example.com')).rejects.toThrow(
    texts.publishing.tables.ownerOnly,
  )
  expect(await gate.check(member)).toMatchObject({ canDecide: false })
  await decide(gate.allow({ ...member, role: 'admin' }, [notes], 'grace@example.com'))
  await gate.requireClosed(member)
})

const decide = async (allowed: Promise<() => Promise<unknown>>) => (await allowed)()
