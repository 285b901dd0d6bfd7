import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { z } from 'zod'
import { runTestStage } from './run-test-stage.ts'
import { closingLines, playwrightReport, vitestReport } from './test-reports.ts'
import type { Tally } from './test-reports.ts'

it('counts the tests that Vitest reports, and a file that broke outside its tests as one failed test', async () => {
  const report = {
    testResults: [
      vitestFile('a.test.ts', ['passed']),
      vitestFile('b.test.ts', ['failed', 'passed', 'skipped']),
      { ...vitestFile('c.test.ts', []), status: 'failed' },
    ],
  }
  expect(await runStage({ report, exitCode: 1, shape: vitestReport })).toEqual({
    tally: { passed: 2, failures: ['b.test.ts > test 0', 'c.test.ts'], unsteady: [], complaints: 'no' },
    printed: [],
  })
})

it('names a test of Vitest that passed only when tried again', async () => {
  const [test] = vitestFile('a.test.ts', ['passed']).assertionResults
  const file = { ...vitestFile('a.test.ts', []), assertionResults: [{ ...test, failureMessages: ['no'] }] }
  const { tally } = await runStage({ report: { testResults: [file] }, exitCode: 0, shape: vitestReport })
  expect(tally).toEqual({ passed: 1, failures: [], unsteady: ['a.test.ts > test 0'], complaints: 'no' })
})

it('counts the journeys that Playwright reports, without the skipped ones', async () => {
  const specs = ['expected', 'flaky', 'unexpected', 'skipped'].map((status) => ({
    title: `is ${status}`,
    file: 'a.journey.ts',
    tests: [{ status }],
  }))
  const report = { suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] }
  expect(await runStage({ report, exitCode: 1, shape: playwrightReport })).toEqual({
    tally: {
      passed: 2,
      failures: ['e2e/a.journey.ts > is unexpected'],
      unsteady: ['e2e/a.journey.ts > is flaky'],
      complaints: 'no',
    },
    printed: [],
  })
})

it('counts one failure when a stage fails though all of its tests passed', async () => {
  const report = { testResults: [vitestFile('a.test.ts', ['passed'])] }
  expect(await runStage({ report, exitCode: 1, shape: vitestReport })).toEqual({
    tally: { passed: 1, failures: ['Stage'], unsteady: [], complaints: 'no' },
    printed: ['\nStage ended with exit code 1, though none of its tests failed.'],
  })
})

it('counts one failure when a stage leaves no report, whatever its exit code', async () => {
  const { tally, printed } = await runStage({ report: undefined, exitCode: 0, shape: vitestReport })
  expect(tally).toEqual({ passed: 0, failures: ['Stage'], unsteady: [], complaints: 'no' })
  expect(printed[0]).toContain('Stage ended without a result')
})

it('counts one failure when a report does not have the shape we count by', async () => {
  const { tally } = await runStage({ report: { stats: {} }, exitCode: 0, shape: playwrightReport })
  expect(tally).toEqual({ passed: 0, failures: ['Stage'], unsteady: [], complaints: 'no' })
})

it('says why something failed and names it, and ends the run with one line that counts all stages', () => {
  expect(
    closingLines([
      { passed: 5, failures: [], unsteady: ['a > one'] },
      { passed: 40, failures: ['b > two', 'b > three'], unsteady: [], complaints: 'Not so.\nNor so.\n' },
      { passed: 0, failures: [], unsteady: [], complaints: 'A warning.' },
    ]),
  ).toEqual([
    'Not so.',
    'Nor so.',
    'Passed when tried again: a > one',
    'Failed: b > two',
    'Failed: b > three',
    'Tests: 45 passed, 2 failed',
  ])
})

/** A file as Vitest reports it, with one test for each status. */
function vitestFile(name: string, statuses: string[]) {
  return {
    name: resolve(name),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status, index) => ({
      fullName: `test ${index}`,
      status,
      failureMessages: status === 'failed' ? ['no'] : [],
    })),
  }
}

interface Ending {
  report: unknown
  exitCode: number
  shape: z.core.$ZodType<Tally>
}

async function runStage({ report, exitCode, shape }: Ending) {
  const folder = await mkdtemp(join(tmpdir(), 'run-test-stage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const reportFile = join(folder, 'report.json')
  const printed: string[] = []
  const tally = await runTestStage(
    {
      name: 'Stage',
      async run() {
        if (report !== undefined) await writeFile(reportFile, JSON.stringify(report))
        return { exitCode, complaints: 'no' }
      },
      reportFile,
      reportShape: shape,
    },
    (line) => printed.push(line),
  )
  return { tally, printed }
}
