import { relative } from 'node:path'
import { z } from 'zod'

export interface Tally {
  readonly passed: number
  /** What failed, by name: whoever sees only the end of a log must still learn it. */
  readonly failures: readonly string[]
  /** What failed once and passed when tried again. It counts as passed, and is named until somebody mends it. */
  readonly unsteady: readonly string[]
  /** What was said of it. An error outside all tests has no other name. */
  readonly complaints?: string
}

/** The last lines of `npm test`: why and what failed, what is unsteady, and one line that counts all stages. */
export function closingLines(tallies: readonly Tally[]): string[] {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failures = tallies.flatMap((tally) => tally.failures)
  return [
    ...tallies.filter((tally) => tally.failures.length > 0).flatMap(lastWords),
    ...tallies.flatMap((tally) => tally.unsteady).map((name) => `Passed when tried again: ${name}`),
    ...failures.map((name) => `Failed: ${name}`),
    `Tests: ${passed} passed, ${failures.length} failed`,
  ]
}

/** As much as fits a screen: a later stage has said a great deal since. */
const lastWords = ({ complaints = '' }: Tally) => complaints.trim().split('\n').slice(-40)

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
  ),
})

/** Vitest's report. A file that broke outside its tests, say while loading, counts as one failed test. */
export const vitestReport = z
  .object({ testResults: z.array(vitestFile) })
  .transform(({ testResults }): Tally => {
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, name: `${fromHere(name)} > ${test.fullName}` })),
    )
    const passed = tests.filter(({ status }) => status === 'passed')
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
    )
    return {
      passed: passed.length,
      failures: [
        ...tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
        ...broken.map(({ name }) => fromHere(name)),
      ],
      unsteady: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ name }) => name),
    }
  })

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
})

interface PlaywrightSuite {
  specs?: z.infer<typeof playwrightSpec>[] | undefined
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: z.core.$ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

/** Playwright's report. A skipped journey does not count. */
export const playwrightReport = z
  .object({ suites: z.array(playwrightSuite) })
  .transform(({ suites }): Tally => {
    const journeys = suites
      .flatMap(specsOf)
      .flatMap(({ title, file, tests }) =>
        tests.map(({ status }) => ({ name: `e2e/${file} > ${title}`, status })),
      )
    const namesOf = (wanted: string) =>
      journeys.filter(({ status }) => status === wanted).map(({ name }) => name)
    const unsteady = namesOf('flaky')
    return {
      passed: namesOf('expected').length + unsteady.length,
      failures: namesOf('unexpected'),
      unsteady,
    }
  })

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const fromHere = (path: string) => relative(process.cwd(), path)
