import { checkImports } from './check-imports.ts'
import { checkRequirements } from './check-requirements.ts'
import { readImports } from './imports/read-imports.ts'
import { lintChanges } from './lint-changes.ts'
import type { Check, Outcome } from './run-checks.ts'
import { captureTool } from './run-tool.ts'

/** What `npm run check` looks at. */
export function listChecks(root: string): Check[] {
  const useTool = async (...command: [string, ...string[]]): Promise<Outcome> => {
    const { exitCode, output } = await captureTool({ root, command, environment: hurried })
    return { isOk: exitCode === 0, output }
  }
  // What is known of the last run is kept, so that only what changed is checked again.
  const checkTypes = (project: string) =>
    useTool('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `.cache/tsc/${project}.tsbuildinfo`)
  const lint = (paths: readonly string[]) => useTool('oxlint', '--deny-warnings', ...paths)
  const sources = readImports(root)
  return [
    {
      name: 'types',
      run: async () => merge(await Promise.all(projects.map(checkTypes))),
    },
    {
      name: 'lint',
      async run() {
        return lintChanges({ root, files: await sources, lint })
      },
    },
    { name: 'formats', run: () => useTool('oxfmt', '--check') },
    { name: 'imports', run: async () => judge(checkImports(await sources)) },
    {
      name: 'requirements',
      async run() {
        const { problems, open, shown } = await checkRequirements({ root })
        return { ...judge(problems), note: `${shown} lines shown by tests, ${open} open` }
      },
    },
  ]
}

/** Compiler and linter soon end: up to a limit they need not tidy up their memory, which took a quarter of their time. */
const hurried = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

const projects = [
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'e2e/tsconfig.json',
  'packages/preview-compiler/src/runtime/tsconfig.json',
]

function judge(problems: readonly string[]): Outcome {
  return { isOk: problems.length === 0, output: problems.join('\n') }
}

function merge(outcomes: readonly Outcome[]): Outcome {
  return {
    isOk: outcomes.every(({ isOk }) => isOk),
    output: outcomes
      .map(({ output }) => output)
      .join('\n')
      .trim(),
  }
}
