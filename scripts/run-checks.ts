import type { Tally } from './test-reports.ts'

export interface Check {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

export interface Outcome {
  readonly isOk: boolean
  /** What to mend, where something is wrong. */
  readonly output: string
  /** A remark worth reading even when all is well. */
  readonly note?: string
}

type Print = (line: string) => void

/** Runs all checks at once, prints a line for each and then what the failed ones said. */
export async function runChecks(checks: readonly Check[], print: Print = console.log): Promise<Tally> {
  const outcomes = await Promise.all(checks.map((check) => runCheck(check, print)))
  const failures = outcomes.filter(({ isOk }) => !isOk)
  const complaints = failures.map(({ name, output }) => `\n${name}\n${output}`).join('\n')
  if (complaints !== '') print(complaints)
  return {
    passed: outcomes.length - failures.length,
    failures: failures.map(({ name }) => `check ${name}`),
    unsteady: [],
    complaints,
  }
}

async function runCheck({ name, run }: Check, print: Print): Promise<Outcome & { name: string }> {
  const start = performance.now()
  const outcome = await run().catch(describeCrash)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = outcome.isOk ? 'ok' : 'failed'
  print(`${name.padEnd(13)}${verdict.padEnd(7)}${seconds.padStart(4)} s   ${outcome.note ?? ''}`.trimEnd())
  return { ...outcome, name }
}

function describeCrash(error: unknown): Outcome {
  return { isOk: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
