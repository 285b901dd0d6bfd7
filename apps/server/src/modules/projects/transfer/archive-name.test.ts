import { checkPath } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { listHostileNames } from '../../../testing/hostile-names.ts'
import { archiveName } from './archive-name.ts'

describe('archiveName', () => {
  it.each([
    ['My App', 'My-App'],
    ['Größe / 尺寸', 'Größe-尺寸'],
    ['  ..  ', 'project'],
    ['NUL', 'project'],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('makes of %s the name %s', (title, name) => {
    expect(archiveName(title)).toBe(name)
  })

  it('makes of every title a name that a folder can have anywhere', () => {
    for (const title of listHostileNames()) {
      expect(checkPath(archiveName(title))).toEqual({ path: archiveName(title) })
      expect(archiveName(title)).not.toContain('/')
    }
  })
})
