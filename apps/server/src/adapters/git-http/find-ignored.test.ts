import { expect, it } from 'vitest'
import { areSimpleRules } from './find-ignored.ts'

it('knows the rules that people write from rules that would keep the server busy', () => {
  const usual =
    'node_modules/\n# logs\n*.log\nnpm-debug.log*\n.env\n.env.*.local\n!.env.example\n**/dist/**\n[Bb]in/\n'
  expect(areSimpleRules(usual)).toBe(true)
  expect(areSimpleRules(`${'*a'.repeat(30)}b`)).toBe(false)
  expect(areSimpleRules(`${'**/'.repeat(10)}b`)).toBe(false)
  expect(areSimpleRules('a'.repeat(301))).toBe(false)
  expect(areSimpleRules('a\n'.repeat(600))).toBe(false)
})
