import { describe, expect, it } from 'vitest'
import { extensionOf, folderOf, foldersAbove, isWithin, joinPath, movedPath, nameOf } from './paths.ts'

describe('paths', () => {
  it('are taken apart and put together at the last slash', () => {
    expect([nameOf('src/app/main.ts'), folderOf('src/app/main.ts')]).toEqual(['main.ts', 'src/app'])
    expect([nameOf('main.ts'), folderOf('main.ts')]).toEqual(['main.ts', ''])
    expect([joinPath('src', 'main.ts'), joinPath('', 'main.ts')]).toEqual(['src/main.ts', 'main.ts'])
  })

  it('lie in a folder only where a whole name ends', () => {
    expect(isWithin('src/app.ts', 'src')).toBe(true)
    expect(isWithin('src', 'src')).toBe(true)
    expect(isWithin('srcs/app.ts', 'src')).toBe(false)
    expect(isWithin('anything', '')).toBe(true)
  })

  it('follow the folder that they lie in when it is moved', () => {
    const move = { from: 'src', to: 'lib/src' }
    expect(movedPath('src/app.ts', move)).toBe('lib/src/app.ts')
    expect(movedPath('src', move)).toBe('lib/src')
    expect(movedPath('srcs/app.ts', move)).toBe('srcs/app.ts')
  })

  it('know the folders above them, the outermost first', () => {
    expect(foldersAbove('a/b/c.ts')).toEqual(['a', 'a/b'])
    expect(foldersAbove('c.ts')).toEqual([])
  })

  it('have as extension what stands after the last dot', () => {
    expect(['a.b.TSX', 'Makefile', '.env', 'src.d/readme'].map(extensionOf)).toEqual(['tsx', '', '', ''])
  })
})
