import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tenMinutes } from '../../../server/src/testing/parsers/effort.ts'
import { markdownProperty } from './fuzz-markdown.tsx'

it('ten minutes of any input crash nothing and hang nothing: markdown', () => {
  expect(() => fc.assert(markdownProperty, tenMinutes)).not.toThrow()
})
