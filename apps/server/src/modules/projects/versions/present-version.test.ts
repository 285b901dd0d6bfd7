import { expect, it } from 'vitest'
import { projectId, userId, versionId } from '@joinery/contract'
import { presentVersion } from './present-version.ts'
import type { VersionRecord } from './version-record.ts'

const record: VersionRecord = {
  id: versionId.parse('1767225600000-c0ffee00-0000-4000-8000-000000000003'),
  projectId: projectId.parse('c0ffee00-0000-4000-8000-000000000001'),
  userId: userId.parse('c0ffee00-0000-4000-8000-000000000002'),
  versionNumber: 1,
  prompt: '',
  action: 'generated',
  files: ['src/cart.ts'],
  isError: false,
  description: '',
  label: null,
  thumbnailHash: null,
  treeId: 1,
  createdAt: new Date('2026-01-01T00:00:00Z'),
}
const describe = (facts: Partial<VersionRecord>) =>
  presentVersion({ ...record, ...facts }, { historyDays: null }, record.createdAt).description

it('calls what a run has written by its prompt, unless somebody described it', () => {
  expect(describe({ prompt: 'Add a cart' })).toBe('Add a cart')
  expect(describe({ prompt: 'Add a cart', description: 'Opening day' })).toBe('Opening day')
  expect(describe({ prompt: ' \n ' })).toBe('Generated')
})

it('says the beginning of a long prompt, in one line and in whole words', () => {
  const description = describe({ prompt: `Build a shop.\n\n${'It sells tea and cakes. '.repeat(40)}` })
  expect(description).toMatch(/^Build a shop\. It sells tea and cakes\. .* \w+…$/)
  expect(description.length).toBeLessThanOrEqual(200)
  expect(describe({ prompt: 'x'.repeat(1_000) })).toBe(`${'x'.repeat(199)}…`)
})

it.each([
  ['imported', 1, 'Imported 1 file'],
  ['imported', 3000, 'Imported 3,000 files'],
  ['edited', 2, 'Edited 2 files'],
] as const)('says how many files were %s: %s', (action, count, told) => {
  expect(describe({ action, files: Array.from({ length: count }, (_, n) => `${n}.ts`) })).toBe(told)
})
