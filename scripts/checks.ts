import { checkImports } from './check-imports.ts'
import { checkRequirements } from './check-requirements.ts'
import { readImports } from './imports/read-imports.ts'
import { readTexts } from './imports/read-texts.ts'
import { lintChanges } from './lint-changes.ts'
import type { Check, Outcome } from './run-checks.ts'
import { captureTool } from './run-tool.ts'

/** What `npm run check` looks at. */
export function listChecks(root: string): Check[] {
  const useTool = async (...command: [string, ...string[]]): Promise<Outcome> => {
    const { exitCode, output } = await captureTool({ root, command, environment: hurried })
    return { isOk: exitCode === 0, output }
  }
  // Whoever lints by types has worked them out: the errors of the compiler come with it (.oxlintrc.json).
  const lint = async (paths: readonly string[]) => {
    const halves = [paths.filter(isHalf), paths.filter((path) => !isHalf(path))].filter(
      ({ length }) => length > 0,
    )
    return join(await Promise.all(halves.map((half) => useTool('oxlint', '--deny-warnings', ...half))))
  }
  const texts = readTexts(root)
  // Once the programs below have been started: it takes a second.
  const sources = Promise.resolve().then(() => readImports(root, texts))
  return [
    {
      name: 'types, lint',
      run: () => lintChanges({ root, texts, sources, lint }),
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

/**
 * Two linters for two processors, each with files that share their types and with about half of the work. One linter
 * with two checkers works most types out twice.
 */
const isHalf = (path: string) =>
  /^(?:apps\/web|e2e|packages\/offline-model|packages\/preview-compiler\/src\/runtime)\//.test(path)

function join(outcomes: readonly Outcome[]): Outcome {
  return {
    isOk: outcomes.every(({ isOk }) => isOk),
    output: outcomes
      .filter(({ isOk }) => !isOk)
      .map(({ output }) => output)
      .join('\n'),
  }
}

/** A linter soon ends: up to a limit it need not tidy up its memory, which took a quarter of its time. */
const hurried = { GOGC: 'off', GOMEMLIMIT: '1536MiB' }

function judge(problems: readonly string[]): Outcome {
  return { isOk: problems.length === 0, output: problems.join('\n') }
}
