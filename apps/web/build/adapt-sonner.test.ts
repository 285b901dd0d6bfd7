import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { adaptSonnerSource } from './adapt-sonner.ts'

const folder = dirname(createRequire(import.meta.url).resolve('sonner'))
const source = readFileSync(`${folder}/index.mjs`, 'utf8')

it('keeps the installed toast library from writing styles, and dismisses after 20 px', () => {
  const adapted = adaptSonnerSource(source)
  expect(adapted).not.toContain('__insertCSS("')
  expect(adapted).toContain('const SWIPE_THRESHOLD = 20;')
})

it('fails on a release that it does not fit', () => {
  expect(() => adaptSonnerSource('export {}')).toThrow('sonner has changed')
})
