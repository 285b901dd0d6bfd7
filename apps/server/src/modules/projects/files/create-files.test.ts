import { hash, randomUUID } from 'node:crypto'
import { projectId, userId as userIdShape, workspaceId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createFiles } from './create-files.ts'
import type { OpenProject } from '../projects/open-project.ts'
import type { Tree } from '../trees/tree.ts'

const empty: Tree = { id: 1, entries: new Map(), fileCount: 0, sizeBytes: 0, depth: 0, changeCount: 0 }
const userId = userIdShape.parse(randomUUID())
const project: OpenProject = {
  id: projectId.parse(randomUUID()),
  userId,
  ownerId: userId,
  role: 'admin',
  sharedBy: null,
  workspaceId: workspaceId.parse(randomUUID()),
  title: 'Oak',
  description: '',
  techStack: [],
  status: 'active',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  treeId: empty.id,
  fileCount: 0,
  sizeBytes: 0,
  revision: 1,
  lastVersionNumber: 0,
  lastVersion: null,
}
const body = Buffer.from('export {}')

/** Files whose storage does what it is told, and everything that others were told meanwhile. */
function createTestFiles(put: () => Promise<string>) {
  const told: string[] = []
  const files = createFiles({
    bodies: { put, read: () => Promise.reject(new Error()), open: () => Promise.reject(new Error()) },
    trees: { resolve: () => Promise.resolve(empty), keep: () => undefined },
    changes: {
      advance: async (opened) => {
        told.push('stored')
        return { project: opened, version: null }
      },
    },
    maxFiles: 10,
    ahead: {
      fileExpected: (_project, { path, isUnderWay }) => told.push(`expected ${path} ${String(isUnderWay)}`),
      fileRefused: (_project, path) => told.push(`refused ${path}`),
    },
  })
  return { files, told }
}

it('tells of a file before it is stored, once it may be written', async () => {
  const { files, told } = createTestFiles(async () => hash('sha256', body))
  await files.change(project, [{ kind: 'write', path: 'a.ts', body }], null)
  expect(told).toEqual(['expected a.ts true', 'stored'])
})

it('tells where it could not be stored, and nothing at all of what may not be written', async () => {
  const { files, told } = createTestFiles(() => Promise.reject(new Error('The disk is full.')))
  const edited = { action: 'edited' } as const
  await expect(files.change(project, [{ kind: 'write', path: 'a.ts', body }], edited)).rejects.toThrow('full')
  expect(told).toEqual(['expected a.ts false', 'refused a.ts'])
  const stale = { kind: 'write', path: 'b.ts', body, baseHash: hash('sha256', 'other') } as const
  await expect(files.change(project, [stale], edited)).rejects.toThrow('b.ts')
  expect(told).toHaveLength(2)
})
