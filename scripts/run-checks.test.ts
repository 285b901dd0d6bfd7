import { expect, it } from 'vitest'
import { runChecks } from './run-checks.ts'

it('prints a line for each check, then what the failed ones said, and counts both', async () => {
  const printed: string[] = []
  const tally = await runChecks(
    [
      { name: 'types', run: async () => ({ isOk: true, output: 'nothing to see' }) },
      { name: 'imports', run: async () => ({ isOk: false, output: 'a.ts imports b.ts' }) },
      { name: 'requirements', run: async () => ({ isOk: true, output: '', note: '7 open' }) },
    ],
    (line) => printed.push(line),
  )
  expect(tally).toEqual({
    passed: 2,
    failures: ['check imports'],
    unsteady: [],
    complaints: '\nimports\na.ts imports b.ts',
  })
  expect(printed).toEqual([
    expect.stringMatching(/^types +ok +\d\.\d s$/),
    expect.stringMatching(/^imports +failed +\d\.\d s$/),
    expect.stringMatching(/^requirements +ok +\d\.\d s +7 open$/),
    '\nimports\na.ts imports b.ts',
  ])
})

it('counts a check that crashes as failed, and shows the error', async () => {
  const printed: string[] = []
  const crash = { name: 'lint', run: () => Promise.reject(new Error('no such program')) }
  expect(await runChecks([crash], (line) => printed.push(line))).toMatchObject({
    passed: 0,
    failures: ['check lint'],
  })
  expect(printed.at(-1)).toContain('no such program')
})
