import { describe, expect, it } from 'vitest'
import { applyEdits } from './apply-edits.ts'

const file = `function first() {
  return 1
}

function second() {
  return 1
}
`

describe('editing by a unique match', () => {
  it('replaces what stands there exactly once', () => {
    const { text, failed } = applyEdits(file, [
      { find: 'function second() {\n  return 1', replace: 'function second() {\n  return 2' },
    ])
    expect(failed).toEqual([])
    expect(text).toBe(file.replace('second() {\n  return 1', 'second() {\n  return 2'))
  })

  it('fails loudly where the text occurs more than once, and changes nothing', () => {
    const { text, failed } = applyEdits(file, [{ find: '  return 1', replace: '  return 3' }])
    expect(text).toBe(file)
    expect(failed).toEqual([{ number: 1, problem: expect.stringContaining('2 times') }])
  })

  it.each([
    ['a strict pass found several places', 'a = 1\nba = 12\n', 'a = 1'],
    ['a lenient pass found several places', 'if (a) {  \n  x\n}\nif (a) {\t\n  x\n}\n', 'if (a) {\n  x\n}'],
  ])('does not choose where %s', (_what, there, find) => {
    const { text, failed } = applyEdits(there, [{ find, replace: 'b' }])
    expect(text).toBe(there)
    expect(failed).toEqual([{ number: 1, problem: expect.stringContaining('2 times') }])
  })

  it.each([
    ['trailing whitespace', 'if (a) {  \n  go()\t\n}', 'if (a) {\n  go()\n}'],
    ['whitespace at the edges', '    if (a) {\n      go()\n    }', 'if (a) {\n  go()\n}'],
    ['typographic quotes and dashes', 'say(\u201chello \u2013 you\u201d)', 'say("hello - you")'],
    ['zero-width and no-break spaces', 'a\u00a0=\u200b 1', 'a = 1'],
    ['blank lines around the sought text', 'go()', '\n\ngo()\n\n'],
  ])('finds the place in spite of different %s', (_difference, there, find) => {
    const { text, failed } = applyEdits(`before\n${there}\nafter\n`, [{ find, replace: 'done' }])
    expect(failed).toEqual([])
    expect(text).toMatch(/^before\n *done\nafter\n$/)
  })

  it('sets a replacement in by what the sought text lacked', () => {
    const { text } = applyEdits('  if (a) {\n    go()\n  }\n', [
      { find: 'if (a) {\n  go()\n}', replace: 'if (a) {\n  stay()\n\n  wait()\n}' },
    ])
    expect(text).toBe('  if (a) {\n    stay()\n\n    wait()\n  }\n')
  })

  it('keeps the line ends of the file', () => {
    const { text } = applyEdits('one\r\ntwo\r\nthree\r\n', [{ find: 'one\ntwo', replace: '1\n2' }])
    expect(text).toBe('1\r\n2\r\nthree\r\n')
  })

  it('takes every edit that fits and names only those that failed', () => {
    const { text, appliedCount, failed } = applyEdits('a\nb\nc\n', [
      { find: 'a', replace: 'A' },
      { find: 'x', replace: 'X' },
      { find: 'c', replace: 'C' },
    ])
    expect(text).toBe('A\nb\nC\n')
    expect(appliedCount).toBe(2)
    expect(failed.map(({ number }) => number)).toEqual([2])
  })

  it('puts a replacement in as it is, with signs that mean something to patterns', () => {
    expect(applyEdits('a\nb\n', [{ find: 'a', replace: '$& $1 \\' }]).text).toBe('$& $1 \\\nb\n')
  })

  it('shows the place that was probably meant', () => {
    const { failed } = applyEdits(file, [{ find: 'function second() {\n  return 7', replace: '' }])
    expect(failed[0]?.problem).toContain('Around line 5')
  })
})
