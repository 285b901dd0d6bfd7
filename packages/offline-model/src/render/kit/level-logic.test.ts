import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('the answers to a level test come to a share of its points, and that to the highest level reached', async () => {
  const told = await runKitLogic(`
    import { compareResults, levelOf, scoreAnswers } from './level-test.ts'
    const questions = [{ text: '', options: [], points: [0, 1] }, { text: '', options: [], points: [3, 0] }]
    const levels = [{ name: 'High', text: '', from: 70 }, { name: 'Low', text: '', from: 0 }].toReversed()
    const result = (level, percent) => ({ at: '', ownerId: null, test: '', level, percent })
    console.log(JSON.stringify([
      [[1, 0], [0, 0], [1, 1], []].map((answers) => scoreAnswers(questions, answers)),
      [100, 70, 69, 0].map((percent) => levelOf(levels, percent).name),
      compareResults(levels, result('High', 80), result('Low', 20)),
      compareResults(levels, result('Low', 30), result('Low', 50)),
      compareResults(levels, result('Low', 30), result('Low', 30)),
    ]))`)
  expect(told).toEqual([
    [100, 75, 25, 0],
    ['High', 'High', 'Low', 'Low'],
    'Up from Low.',
    '20 points fewer than last time.',
    'The same as last time.',
  ])
})
