import { z } from 'zod'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** The last line of `npm test`. */
export function closingLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  return `Tests: ${passed} passed, ${failed} failed`
}

/** Vitest's report. A file that broke outside its tests, say while loading, counts as one failed test. */
export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): Tally => {
    const brokenFiles = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
  })

/** Playwright's report. A journey that needed a second attempt passed; a skipped one does not count. */
export const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) })
  .transform(({ stats }): Tally => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
