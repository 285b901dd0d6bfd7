import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { adaptRouterSource } from './adapt-router.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const source = readFileSync(`${folder}/dist/production/lib/dom/lib.js`, 'utf8')

it('leaves the links of the installed router as they are, without fetching ahead', () => {
  const adapted = adaptRouterSource(source)
  expect(adapted).not.toContain('createElement(PrefetchPageLinks')
  expect(adapted).toContain('return link;')
  expect(adapted).not.toMatch(/^(?:Form|ScrollRestoration)\.displayName/m)
})

it('fails on a release that it does not fit', () => {
  expect(() => adaptRouterSource('export {}')).toThrow('react-router has changed')
})
