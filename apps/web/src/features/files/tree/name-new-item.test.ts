import { expect, it } from 'vitest'
import { nameNewItem } from './name-new-item.ts'

it('asks for a name where nothing but spaces was typed', () => {
  expect(nameNewItem('   ', 'file')).toEqual({ problem: 'Please enter a name' })
})

it('appends .js to a file without a dot, never to a folder', () => {
  expect(nameNewItem(' main ', 'file')).toEqual({ name: 'main.js' })
  expect(nameNewItem('main.ts', 'file')).toEqual({ name: 'main.ts' })
  expect(nameNewItem('parts', 'folder')).toEqual({ name: 'parts' })
})
