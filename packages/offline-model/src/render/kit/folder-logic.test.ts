import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('folders are those that were made and those that are used, each once, under names of their own', async () => {
  const results = await runKitLogic(`
    import { countFolders, findFolderProblem } from './folders.ts'
    console.log(JSON.stringify({
      folders: countFolders(['Empty', 'Work'], ['Work', '', 'Home', 'Work']),
      problems: [' ', 'work', 'Garden'].map((name) => findFolderProblem(name, ['Work']) ?? null),
    }))
  `)
  expect(results).toEqual({
    folders: [
      { name: 'Empty', count: 0 },
      { name: 'Home', count: 1 },
      { name: 'Work', count: 2 },
    ],
    problems: ['A name is needed.', 'This name is taken.', null],
  })
})
