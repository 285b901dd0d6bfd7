import { expect, it } from 'vitest'
import { readPublicFolder } from './read-public-folder.ts'

const read = (config: string) =>
  readPublicFolder(new Map([['vite.config.ts', `export default defineConfig(${config})`]]))

it('takes the folder that a Vite configuration names, inside the project', () => {
  expect(read("{ publicDir: './static/' }")).toBe('static')
  expect(read("({ mode }) => ({ publicDir: 'web/assets' })")).toBe('web/assets')
  for (const config of [
    '{}',
    '{ publicDir: false }',
    "{ publicDir: '../other' }",
    '{ publicDir: process.env.X }',
  ])
    expect(read(config)).toBe('public')
  expect(readPublicFolder(new Map())).toBe('public')
})
