import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from '@joinery/contract'
import { isRead, lettersAt } from './sample-pace.ts'

const styles = readFileSync(new URL('../../styles/typing.css', import.meta.url), 'utf8')
const delayOf = (line: string, letter: number) =>
  new RegExp(`\\.typed-${line} > :nth-child\\(${letter}\\) \\{\\s*animation-delay: ([^;]+);`).exec(
    styles,
  )?.[1]

it('types the headline at 100 ms a letter, and its second line at 150 ms when the first is there', () => {
  const { first, second } = texts.landing.hero.headline
  for (let letter = 1; letter <= first.length; letter += 1)
    expect(delayOf('first', letter)).toBe(`${letter * 100}ms`)
  expect(styles).toContain(`--typed-start: ${first.length * 100}ms`)
  for (let letter = 1; letter <= second.length; letter += 1)
    expect(delayOf('second', letter)).toBe(`calc(var(--typed-start) + ${letter * 150}ms)`)
})

it('types a sample at 10 ms a letter, and leaves it for 3 s before the next', () => {
  expect([lettersAt(9), lettersAt(10), lettersAt(1_000)]).toEqual([0, 1, 100])
  expect(isRead(100 * 10 + 3_000, 100)).toBe(false)
  expect(isRead(100 * 10 + 3_001, 100)).toBe(true)
})
