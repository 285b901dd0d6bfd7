import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('knows what is of today, of the week from Monday, of the month and of the year', async () => {
  const found = await runKitLogic(`
    import { isInSpan } from './span.ts'
    const now = new Date('2030-05-05T10:00:00')
    const days = ['2030-05-05', '2030-05-06', '2030-04-29', '2030-04-28', '2030-05-31', '2029-05-05', '']
    console.log(JSON.stringify(
      ['day', 'week', 'month', 'year'].map((span) => days.filter((day) => isInSpan(day, span, now))),
    ))
  `)
  expect(found).toEqual([
    ['2030-05-05'],
    ['2030-05-05', '2030-04-29'],
    ['2030-05-05', '2030-05-06', '2030-05-31'],
    ['2030-05-05', '2030-05-06', '2030-04-29', '2030-04-28', '2030-05-31'],
  ])
})

it('knows what is of tomorrow and of next week, what is past and what is near', async () => {
  const found = await runKitLogic(`
    import { isInSpan } from './span.ts'
    const now = new Date('2030-05-05T10:00:00')
    const days = ['2030-05-04', '2030-05-05', '2030-05-06', '2030-05-12', '2030-05-13', '2030-06-04', '2030-06-05', '']
    console.log(JSON.stringify(
      ['tomorrow', 'nextWeek', 'overdue', 'soon'].map((span) => days.filter((day) => isInSpan(day, span, now))),
    ))
  `)
  expect(found).toEqual([
    ['2030-05-06'],
    ['2030-05-06', '2030-05-12'],
    ['2030-05-04'],
    ['2030-05-04', '2030-05-05', '2030-05-06', '2030-05-12', '2030-05-13', '2030-06-04'],
  ])
})
