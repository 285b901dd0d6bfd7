import { expect, it } from 'vitest'
import type { TreeEntry } from '@joinery/contract'
import { buildTree } from '../tree/build-tree.ts'
import { describeProject } from './describe-project.ts'
import { describeSize } from './describe-size.ts'

const file = (path: string, size: number): TreeEntry => ({ kind: 'file', path, hash: 'a'.repeat(64), size })

it('counts files, folders and bytes, and ranks languages by their bytes', () => {
  const root = buildTree([
    { kind: 'folder', path: 'empty' },
    file('src/app.tsx', 600),
    file('src/ui/box.ts', 200),
    file('index.html', 150),
    file('LICENSE', 50),
  ])
  expect(describeProject(root)).toEqual({
    files: 4,
    folders: 3,
    bytes: 1_000,
    languages: [
      { language: 'TypeScript', files: 2, bytes: 800, share: 0.8 },
      { language: 'HTML', files: 1, bytes: 150, share: 0.15 },
      { language: 'Other', files: 1, bytes: 50, share: 0.05 },
    ],
  })
})

it('describes an empty tree without dividing by nothing', () => {
  expect(describeProject(buildTree([]))).toEqual({ files: 0, folders: 0, bytes: 0, languages: [] })
  expect(describeProject(buildTree([file('a.ts', 0)])).languages[0]?.share).toBe(0)
})

it('says sizes in the largest unit that fits', () => {
  expect([0, 1, 1_023, 1_536, 2 * 1_024 * 1_024].map(describeSize)).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1.5 KB',
    '2 MB',
  ])
})
