import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('pictures are fitted, named and weighed', async () => {
  const found = await runKitLogic(`
    import { fitSize, nameWritten, writeSaving, writtenType } from './picture-settings.ts'
    console.log(JSON.stringify([
      fitSize({ width: 1600, height: 900 }, { width: 800 }), fitSize({ width: 300, height: 200 }, { width: 800, height: 100 }), fitSize({ width: 5, height: 3 }, {}),
      nameWritten('a.b.png', 'image/jpeg', new Set()), nameWritten('a.gif', 'image/png', new Set(['a.png'])),
      writtenType('Same as before', 'image/gif'), writtenType('WebP', 'image/png'), writeSaving(1000, 380), writeSaving(100, 104),
    ]))
  `)
  expect(found).toEqual([
    { width: 800, height: 450 },
    { width: 150, height: 100 },
    { width: 5, height: 3 },
    'a.b.jpg',
    'a-2.png',
    'image/png',
    'image/webp',
    '62 % smaller',
    '4 % larger',
  ])
})

it('a cron expression is explained in words, and what is wrong with one is said', async () => {
  const found = await runKitLogic(`
    import { readCron } from './cron-fields.ts'
    import { explainCron } from './explain-cron.ts'
    const tell = (expression) => { try { return explainCron(readCron(expression)) } catch (error) { return error.message } }
    console.log(JSON.stringify(['* * * * *', '*/5 * * * *', '30 9 * * mon-fri', '0 0,12 1 1,7 *', '0 */2 * * 7', '15 8-17 1 * 1', '@hourly', '0 25 * * *', '* * *'].map(tell)))
  `)
  expect(found).toEqual([
    'Every minute.',
    'Every 5 minutes.',
    'At 09:30, on Monday to Friday.',
    'At 00:00 and 12:00, on day 1 of the month, in January and July.',
    'At minute 0 of every 2nd hour from midnight, on Sunday.',
    'At minute 15 in the hours 8 to 17, on day 1 of the month or on Monday.',
    'Every hour, on the hour.',
    'Hour: “25” is not a number from 0 to 23, a range or a step.',
    'Five parts are needed, with spaces between them: minute, hour, day, month, weekday. There are 3.',
  ])
})

it('the next times of a cron expression are those of its days', async () => {
  const found = await runKitLogic(`
    import { readCron } from './cron-fields.ts'
    import { nextCronTimes } from './next-cron-times.ts'
    const tell = (expression, count) => nextCronTimes(readCron(expression), new Date(2024, 1, 27, 10, 30), count).map((time) => [time.getMonth() + 1, time.getDate(), time.getHours(), time.getMinutes()].join(' '))
    console.log(JSON.stringify([tell('*/20 10 * * *', 3), tell('0 0 29 2 *', 2), tell('0 9 1 * 3', 3), tell('0 0 31 2 *', 5)]))
  `)
  expect(found).toEqual([
    ['2 27 10 40', '2 28 10 0', '2 28 10 20'],
    ['2 29 0 0', '2 29 0 0'],
    ['2 28 9 0', '3 1 9 0', '3 6 9 0'],
    [],
  ])
})
