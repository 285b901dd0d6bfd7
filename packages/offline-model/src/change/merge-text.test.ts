import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeText } from './merge-text.ts'

describe('merging a file that both sides changed', () => {
  it('keeps what the user changed and what we change, where they are different lines', () => {
    const base = 'one\ntwo\nthree\nfour'
    expect(
      mergeText({ base, mine: 'one\nTWO by hand\nthree\nfour', theirs: 'one\ntwo\nthree\nfour\nfive' }),
    ).toEqual({
      text: 'one\nTWO by hand\nthree\nfour\nfive',
      conflicts: 0,
    })
  })

  it('keeps the lines of the user where both changed the same ones, and counts the place', () => {
    const merged = mergeText({ base: 'a\nb\nc', mine: 'a\nmine\nc', theirs: 'a\ntheirs\nc' })
    expect(merged).toEqual({ text: 'a\nmine\nc', conflicts: 1 })
  })

  it('never loses a line that the user added', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', '{', '}', ''), { maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, fc.nat(12), (base, theirs, at) => {
        const mine = [...base.slice(0, at), 'added by hand', ...base.slice(at)]
        const { text } = mergeText({
          base: base.join('\n'),
          mine: mine.join('\n'),
          theirs: theirs.join('\n'),
        })
        expect(text.split('\n')).toContain('added by hand')
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  it('gives our text where the user changed nothing, and the text of the user where we change nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (base, other) => {
        expect(mergeText({ base, mine: base, theirs: other })).toEqual({ text: other, conflicts: 0 })
        expect(mergeText({ base, mine: other, theirs: base }).text).toBe(other)
      }),
      { numRuns: 100, seed: 4 },
    )
  })
})
