import { expect, it } from 'vitest'
import { chooseRange } from './choose-range.ts'

const body = { size: 100, etag: '"oak"' }
const choose = (range: string | undefined, ifRange?: string) => chooseRange({ range, ifRange }, body)

it('gives the part that is asked for, cut to what there is', () => {
  expect(choose('bytes=0-9')).toEqual({ start: 0, end: 10 })
  expect(choose('bytes=90-')).toEqual({ start: 90, end: 100 })
  expect(choose('bytes=-30')).toEqual({ start: 70, end: 100 })
  expect(choose('bytes=-300')).toEqual({ start: 0, end: 100 })
  expect(choose('bytes=50-900')).toEqual({ start: 50, end: 100 })
  expect(choose('bytes=0-9', '"oak"')).toEqual({ start: 0, end: 10 })
})

it('gives the whole for no part, several, another body and what it does not understand', () => {
  for (const range of [undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', '__proto__'])
    expect(choose(range)).toBe('whole')
  expect(choose('bytes=0-9', '"ash"')).toBe('whole')
})

it('says that a part lies outside of the body', () => {
  for (const range of ['bytes=100-', 'bytes=9-3', 'bytes=-0']) expect(choose(range)).toBe('outside')
})
