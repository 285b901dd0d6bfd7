import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

describe('fillText', () => {
  it('fills every hole, also the same one twice, with strings and numbers', () => {
    expect(fillText('{n} / {limit} prompts', { n: 3, limit: 50 })).toBe('3 / 50 prompts')
    expect(fillText('{name} and {name}', { name: 'Ann' })).toBe('Ann and Ann')
    expect(fillText('{n}', { n: 0 })).toBe('0')
  })

  it('never fills what a value brings along, and takes replacement patterns literally', () => {
    expect(fillText('{a} {b}', { a: '{b}', b: '$& $1' })).toBe('{b} $& $1')
  })

  it('returns a text without holes unchanged', () => {
    expect(fillText('Loading...', {})).toBe('Loading...')
  })

  it('does not compile with a missing, misspelt or surplus name, and leaves such a hole visible', () => {
    // @ts-expect-error a name is missing
    expect(fillText('{n} / {limit} prompts', { n: 3 })).toBe('3 / {limit} prompts')
    // @ts-expect-error a name is misspelt
    expect(fillText('Created {date}', { day: 'today' })).toBe('Created {date}')
    // @ts-expect-error there is one name too many
    expect(fillText('Created {date}', { date: 'today', time: 'noon' })).toBe('Created today')
    // @ts-expect-error there is nothing to fill
    expect(fillText('Loading...', { date: 'today' })).toBe('Loading...')
    // @ts-expect-error a value is neither a string nor a number
    expect(fillText('Created {date}', { date: null })).toBe('Created null')
  })

  it("takes nothing from an object's prototype", () => {
    // @ts-expect-error the name is missing
    expect(fillText('{constructor}', {})).toBe('{constructor}')
  })
})
