import { describe, expect, it } from 'vitest'
import { findMatches } from './find-matches.ts'

describe('findMatches', () => {
  it('tells line and column of every match, from 1', () => {
    expect(find('one two\ntwo\r\n\n  two', 'two')).toEqual([
      { path: 'a.ts', line: 1, column: 5, text: 'one two' },
      { path: 'a.ts', line: 2, column: 1, text: 'two' },
      { path: 'a.ts', line: 4, column: 3, text: '  two' },
    ])
  })

  it('ignores case unless told otherwise', () => {
    expect(find('Größe GRÖSSE größe', 'GRÖßE')).toHaveLength(2)
    expect(find('Two two', 'two', true)).toHaveLength(1)
  })

  it.each(['a.b', '(', '[x]', 'a|b', '\\d', '$&', '^', 'x{2}', '-', '/', 'a\\'])(
    'takes %j for itself',
    (query) => {
      expect(find(`before ${query} after`, query)).toHaveLength(1)
      expect(find('aXb 7 xx', query)).toEqual([])
    },
  )

  it('cuts a long line around its match', () => {
    const [match] = find(`${'a'.repeat(1_000)}needle${'b'.repeat(1_000)}`, 'needle')
    expect(match?.column).toBe(1_001)
    expect(match?.text).toContain('needle')
    expect(match?.text.length).toBeLessThanOrEqual(202)
  })
})

function find(text: string, query: string, isCaseSensitive = false) {
  return [...findMatches('a.ts', text, { query, isCaseSensitive })]
}
