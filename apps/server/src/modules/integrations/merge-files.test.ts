import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeFiles } from './merge-files.ts'

const files = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([path, content]) => [path, hash('sha256', content)]))

it('takes what only the other side changed, keeps what only this side changed, and names what both did', () => {
  const base = files({ same: '1', mine: '1', theirs: '1', both: '1', gone: '1', goneHere: '1', twice: '1' })
  const mine = files({ same: '1', mine: '2', theirs: '1', both: '2', gone: '1', twice: '3', added: 'a' })
  const theirs = files({ same: '1', mine: '1', theirs: '2', both: '3', goneHere: '1', twice: '3', new: 'n' })
  expect(mergeFiles({ base, mine, theirs })).toEqual({
    taken: ['gone', 'new', 'theirs'],
    conflicts: ['both'],
  })
})

it('never takes a file that was changed here, whatever the three sides hold', () => {
  const side = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3')).map(files)
  fc.assert(
    fc.property(side, side, side, (base, mine, theirs) => {
      const { taken, conflicts } = mergeFiles({ base, mine, theirs })
      expect(taken.filter((path) => mine.get(path) !== base.get(path))).toEqual([])
      const different = [...new Set([...mine.keys(), ...theirs.keys()])].filter(
        (path) => mine.get(path) !== theirs.get(path) && theirs.get(path) !== base.get(path),
      )
      expect([...taken, ...conflicts].toSorted()).toEqual(different.toSorted())
    }),
    { seed: 10, numRuns: 300 },
  )
})
