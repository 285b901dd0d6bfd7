import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { z } from 'zod'
import { runTestStage } from './run-test-stage.ts'
import { closingLine, playwrightReport, vitestReport } from './test-reports.ts'
import type { Tally } from './test-reports.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }

it('counts the tests that Vitest reports, and a file that broke outside its tests as one failed test', async () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  const brokenFile = { status: 'failed', assertionResults: [] }
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [passedFile, failedFile, brokenFile],
  }
  expect(await runStage({ report, exitCode: 1, shape: vitestReport })).toEqual({
    tally: { passed: 2, failed: 2 },
    printed: [],
  })
})

it('counts the journeys that Playwright reports, without the skipped ones', async () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } }
  expect(await runStage({ report, exitCode: 1, shape: playwrightReport })).toEqual({
    tally: { passed: 6, failed: 2 },
    printed: [],
  })
})

it('counts one failure when a stage fails though all of its tests passed', async () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }
  expect(await runStage({ report, exitCode: 1, shape: vitestReport })).toEqual({
    tally: { passed: 1, failed: 1 },
    printed: ['\nStage ended with exit code 1, though none of its tests failed.'],
  })
})

it('counts one failure when a stage leaves no report, whatever its exit code', async () => {
  const { tally, printed } = await runStage({ report: undefined, exitCode: 0, shape: vitestReport })
  expect(tally).toEqual({ passed: 0, failed: 1 })
  expect(printed[0]).toContain('Stage ended without a result')
})

it('counts one failure when a report does not have the shape we count by', async () => {
  const { tally } = await runStage({ report: { stats: {} }, exitCode: 0, shape: playwrightReport })
  expect(tally).toEqual({ passed: 0, failed: 1 })
})

interface Ending {
  report: unknown
  exitCode: number
  shape: z.ZodType<Tally>
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
        return exitCode
      },
      reportFile,
      reportShape: shape,
    },
    (line) => printed.push(line),
  )
  return { tally, printed }
}

it('ends the run with one line that counts all stages', () => {
  expect(
    closingLine([
      { passed: 5, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toBe('Tests: 45 passed, 2 failed')
})
