import { expect, it } from 'vitest'
import { groupMatches } from './group-matches.ts'

it('puts the matches of a file together, in the order they were found', () => {
  const match = (path: string, line: number) => ({ path, line, column: 1, text: 'x' })
  expect(groupMatches([match('b.ts', 1), match('a.ts', 4), match('b.ts', 9)])).toEqual([
    { path: 'b.ts', matches: [match('b.ts', 1), match('b.ts', 9)] },
    { path: 'a.ts', matches: [match('a.ts', 4)] },
  ])
})
