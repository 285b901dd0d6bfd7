import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tenMinutes } from '../../../server/src/testing/parsers/effort.ts'
import { signs } from '../../../server/src/testing/parsers/hostile-text.ts'
import { expectHarmless, manyOf, markdownProperty } from './fuzz-markdown.tsx'

it('ten minutes of any input crash nothing and hang nothing: markdown', () => {
  expect(() => fc.assert(markdownProperty, tenMinutes)).not.toThrow()
})

it.each(signs)('thousands of one sign crash nothing and hang nothing: markdown with %j', (sign) => {
  expect(() => expectHarmless(manyOf(sign))).not.toThrow()
})
