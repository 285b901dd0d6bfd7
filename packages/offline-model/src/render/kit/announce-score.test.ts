import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a score is typed as a whole number, and said in words where there is no voice', async () => {
  const results = await runKitLogic(`
    import { announce, readScore } from './announce-score.ts'
    const typed = ['15', '', ' 7 ', '-3', '2.5', 'abc', '12345'].map((text) => readScore(text) ?? null)
    console.log(JSON.stringify({ typed, said: announce([{ name: 'Home', score: 15 }, { name: 'Guests', score: 2 }]) }))
  `)
  expect(results).toEqual({
    typed: [15, 0, 7, null, null, null, null],
    said: 'The score: Home 15, Guests 2. This browser has no voice.',
  })
})

it('the sides of a scoreboard are no words of the request', () => {
  const { screens } = understand('A scoreboard for table football with voice announcements')
  const board = screens.flatMap(({ sections }) => sections).find(({ type }) => type === 'game')
  expect(board).toMatchObject({ game: 'scoreboard', words: ['Home', 'Guests'] })
})
