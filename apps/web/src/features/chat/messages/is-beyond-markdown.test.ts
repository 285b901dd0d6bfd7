import { expect, it } from 'vitest'
import { isBeyondMarkdown } from './is-beyond-markdown.ts'

it.each(['> ', '>', '- ', '1. ', '12) ', '> 1. - ', ']', '*/', 'a_'])('tells %j by the thousand', (sign) => {
  expect(isBeyondMarkdown(`Look:\n${sign.repeat(5_000)}oak`)).toBe(true)
})

it.each([
  '> > > a quote in a quote in a quote',
  '- a\n  - b\n    - c\n      - d',
  '1. one\n2. two\n'.repeat(500),
  '-'.repeat(120),
  '>'.repeat(20),
  'a > b > c '.repeat(200),
  '| **oak** | [x](https://wood.example) |\n'.repeat(1_000),
  'A **joint** that [holds](https://wood.example).\n\n'.repeat(1_000),
])('leaves alone what people write: %j', (text) => {
  expect(isBeyondMarkdown(text)).toBe(false)
})
