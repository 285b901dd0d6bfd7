import { describe, expect, it } from 'vitest'
import { checkPath } from './check-path.ts'
import { texts } from './texts/index.ts'

const problems = texts.files.pathProblems

describe('checkPath', () => {
  it.each([
    'index.html',
    'src/App.tsx',
    '.gitignore',
    '.github/workflows/ci.yml',
    'a b/c d.txt',
    'Grüße/木工/🪚.md',
    'a..b/...c',
    'src/[id]/page.tsx',
    'src/(group)/@slot/page.tsx',
    'console.ts',
    'com10',
    '~/x',
    'a%2F..%2Fb',
  ])('lets %j through as it is', (path) => {
    expect(checkPath(path)).toEqual({ path })
  })

  it.each([
    ['', problems.empty],
    ['/etc/passwd', problems.leadingSlash],
    ['../secret', problems.traversal],
    ['a/../../b', problems.traversal],
    ['a/./b', problems.traversal],
    ['..', problems.traversal],
    ['a//b', problems.emptySegment],
    ['a/', problems.emptySegment],
    ['..\\secret', problems.backslash],
    ['C:\\secret', problems.backslash],
    ['C:/secret', problems.forbiddenSign],
    ['a:stream', problems.forbiddenSign],
    ['what?.ts', problems.forbiddenSign],
    ['a\u0000b', problems.controlCharacter],
    ['a\nb', problems.controlCharacter],
    ['a\u007fb', problems.controlCharacter],
    ['a\u0085b', problems.controlCharacter],
    ['a\u2028b', problems.controlCharacter],
    ['a\ud800b', problems.controlCharacter],
    ['a./b', problems.edge],
    ['a /b', problems.edge],
    [' a', problems.edge],
    ['con', problems.deviceName],
    ['src/AUX.ts', problems.deviceName],
    ['nul .txt', problems.deviceName],
    ['COM1/a', problems.deviceName],
    ['lpt²', problems.deviceName],
  ])('refuses %j with a sentence', (path, problem) => {
    expect(checkPath(path)).toEqual({ problem })
  })

  it('gives a path back in NFC, so that one name has one form', () => {
    expect(checkPath('Gru\u0308ße.md')).toEqual({ path: 'Gr\u00fcße.md' })
  })

  it('counts a name in bytes: 255 fit, 256 do not', () => {
    expect(checkPath('é'.repeat(127) + 'x')).toHaveProperty('path')
    expect(checkPath('é'.repeat(128))).toEqual({ problem: problems.segmentTooLong })
  })

  it('counts a path in bytes: 1,024 fit, 1,025 do not', () => {
    const folders = `${'d'.repeat(203)}/`.repeat(5)
    expect(checkPath(folders + 'x'.repeat(4))).toHaveProperty('path')
    expect(checkPath(folders + 'x'.repeat(5))).toEqual({ problem: problems.tooLong })
  })
})
