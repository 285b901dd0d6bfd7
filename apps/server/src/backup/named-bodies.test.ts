import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNameFinder } from './named-bodies.ts'

const name = hash('sha256', 'oak')
const short = Buffer.from(name, 'hex').toString('base64url')

describe('createNameFinder', () => {
  it.each([
    ['a column', `7\t${name}\tpng\n`],
    ['a tree', `1\t[["src/a.ts","${short}",3],["src"]]\n`],
    ['the first row', `${name}\n`],
    ['a value after a line break', `1\tone\\n${name}\\nthree\n`],
    ['an address', `https://example.com/bodies/${name}?x=1`],
  ])('finds a name in %s, however the rows are cut into pieces', (_place, rows) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: rows.length })), (cuts) => {
        expect(findIn(rows, cuts)).toEqual([name])
      }),
    )
  })

  it('takes no part of a longer word for a name', () => {
    expect(findIn(`x${name}\t${name}0\t${short}_\t${'a'.repeat(5_000)}\n`, [])).toEqual([])
  })

  it('finds names among long words, in the time that reading takes', () => {
    expect(findIn(`${'a'.repeat(3_000_000)}\t${name}\n`, [70_000, 2_000_000])).toContain(name)
  })
})

function findIn(rows: string, cuts: readonly number[]): string[] {
  const finder = createNameFinder()
  const places = [0, ...cuts.toSorted((one, other) => one - other), rows.length]
  for (const [index, end] of places.slice(1).entries())
    finder.read(Buffer.from(rows.slice(places[index], end)))
  finder.end()
  return [...finder.names]
}
