import type { RunDiagnostic } from '@joinery/contract'
import type { CheckStage, ProjectCheckerPort } from '../ports.ts'
import { untilAborted } from '../until-aborted.ts'

export type Checks = ReturnType<typeof createChecks>

export interface FailedStage {
  readonly stage: CheckStage['stage']
  readonly diagnostics: readonly RunDiagnostic[]
}

interface ChecksOptions {
  readonly checker: ProjectCheckerPort | undefined
  readonly signal: AbortSignal
  /** An empty project has no old problems to remember. */
  readonly hasFiles: boolean
}

/** Finds what this run broke. What was broken before is not its business. */
export function createChecks({ checker, signal, hasFiles }: ChecksOptions) {
  const stages = (checker?.stages ?? []).map(({ stage, findProblems }) => ({
    stage,
    // A check may take long, and a stop may not.
    findProblems: () => untilAborted(findProblems(signal), signal),
  }))
  let old: Promise<Map<CheckStage['stage'], ReadonlySet<string>>> | undefined

  async function findOldProblems() {
    const found = new Map<CheckStage['stage'], ReadonlySet<string>>()
    if (!hasFiles) return found
    for (const { stage, findProblems } of stages) {
      found.set(stage, new Set((await findProblems()).map(identify)))
    }
    return found
  }

  const rememberOldProblems = () => (old ??= findOldProblems())

  return {
    canCheck: stages.length > 0,
    /** Has to be done before the first change; afterwards old and new cannot be told apart. */
    rememberOldProblems: async () => {
      await rememberOldProblems()
    },
    /** The first stage that finds something new, or null where all are content. */
    async findFirstFailure(): Promise<FailedStage | null> {
      const known = await rememberOldProblems()
      for (const { stage, findProblems } of stages) {
        const problems = await findProblems()
        const fresh = problems.filter((problem) => known.get(stage)?.has(identify(problem)) !== true)
        if (fresh.length > 0) return { stage, diagnostics: fresh }
      }
      return null
    },
    stages: stages.map(({ stage }) => stage),
  }
}

/** Lines move when a file changes, so that a problem is known by its file and its words. */
const identify = ({ path, message }: RunDiagnostic) => `${path ?? ''}\n${message}`
