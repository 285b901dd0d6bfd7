import { expect, it } from 'vitest'
import { steadyClock } from './steady-clock.ts'

it('follows the time that passes, however far the wall clock is set back or ahead meanwhile', () => {
  const noon = Date.parse('2026-11-15T12:00:00Z')
  const hourMs = 3_600_000
  let wallMs = noon
  let elapsedMs = 500
  const clock = steadyClock(
    () => new Date(wallMs),
    () => elapsedMs,
  )
  expect(clock().getTime()).toBe(noon)
  for (const jumpMs of [-hourMs, hourMs, 2 * hourMs, -5 * hourMs]) {
    wallMs += jumpMs
    elapsedMs += 1_000
    expect(clock().getTime()).toBe(noon + elapsedMs - 500)
  }
})
