import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { adaptZodSource } from './adapt-zod.ts'

const folder = dirname(createRequire(import.meta.url).resolve('zod/package.json'))
const source = readFileSync(`${folder}/v4/classic/schemas.js`, 'utf8')

it('takes the description by JSON Schema out of the installed schemas', () => {
  const adapted = adaptZodSource(source)
  expect(adapted).not.toMatch(/processors\.\w+Processor\(|create(?:Standard|To)JSONSchemaMethod\(/)
  expect(adapted).toContain('safeParse(data, params)')
})

it('has objects checked without code that is written on the way', () => {
  expect(adaptZodSource(source)).not.toContain('JIT')
})

it('fails on a release that it does not fit', () => {
  expect(() => adaptZodSource('export {}')).toThrow('zod has changed')
})
