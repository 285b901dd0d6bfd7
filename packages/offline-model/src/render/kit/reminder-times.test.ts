import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('reminds as long before as was chosen, and at the end of a day that has no time', async () => {
  const times = await runKitLogic(`
    import { timesOf } from './reminder-times.ts'
    const fields = [{ id: 'date', kind: 'date' }, { id: 'time', kind: 'time' }]
    const of = (entry) => {
      const { due, ring } = timesOf(fields, { date: '2030-05-02', ...entry })
      return [new Date(due).getHours(), (due - ring) / 60_000]
    }
    console.log(JSON.stringify([
      of({ time: '09:30', remindBefore: 'At the time' }),
      of({ time: '09:30', remindBefore: '10 minutes before' }),
      of({ time: '09:30', remindBefore: '1 day before' }),
      of({ remindBefore: null }),
      timesOf(fields, { date: null }).due,
    ]))
  `)
  expect(times).toEqual([[9, 0], [9, 10], [9, 1440], [23, 0], null])
})

it('what has reminders rings on every page', () => {
  const files = renderApplication(
    understand('An app for pill reminders. Users can set reminders and view their history.'),
  )
  expect(files.get('src/components/layout/header-tools.tsx')).toContain('<ReminderClock resource={')
})
