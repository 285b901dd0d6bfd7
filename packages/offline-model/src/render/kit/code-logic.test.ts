import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a code that is too short and one with letters are told apart from one that is unknown', async () => {
  const results = await runKitLogic(`
    import { codeProblem } from './code-problem.ts'
    console.log(JSON.stringify(['12345', '12a456', ' ', ' 123456 '].map((code) => codeProblem(code, 6) ?? null)))
  `)
  expect(results).toEqual([
    'A code has 6 digits, this one has 5.',
    'A code has digits only: 6 of them.',
    'A code is needed.',
    null,
  ])
})
