import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Tally } from './test-reports.ts'

interface Stage {
  name: string
  /** Runs the tests to their end. */
  run: () => Promise<{ exitCode: number; complaints: string }>
  reportFile: string
  reportShape: z.core.$ZodType<Tally>
}

/** Runs one stage and counts its tests. A stage that breaks without naming a failed test counts as one. */
export async function runTestStage(
  { name, run, reportFile, reportShape }: Stage,
  print: (line: string) => void = console.log,
): Promise<Tally> {
  let complaints = ''
  try {
    const ended = await run()
    const { exitCode } = ended
    complaints = ended.complaints
    const tally = { ...z.parse(reportShape, JSON.parse(await readFile(reportFile, 'utf8'))), complaints }
    if (exitCode === 0 || tally.failures.length > 0) return tally
    print(`\n${name} ended with exit code ${exitCode}, though none of its tests failed.`)
    return { ...tally, failures: [name] }
  } catch (error) {
    print(`\n${name} ended without a result: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failures: [name], unsteady: [], complaints }
  }
}
