import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { listChecks } from './checks.ts'
import { chooseTests } from './choose-tests.ts'
import { hasMariaDb, mariaDbMissing } from './prepare/install-mariadb.mjs'
import { runChecks } from './run-checks.ts'
import { runTestStage } from './run-test-stage.ts'
import { showTool } from './run-tool.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { closingLines, playwrightReport, vitestReport } from './test-reports.ts'
import type { Tally } from './test-reports.ts'

const root = resolve(import.meta.dirname, '..')
const scratch = await makeScratchFolder()
const environment = { TMPDIR: scratch }

const isThorough = process.argv.includes('thorough')
const chosen = chooseTests({ isThorough })

const startedAt = performance.now()
// Unit tests mostly wait for a database or a browser, so the checks cost little beside them. Journeys need the machine.
const checks = isThorough ? [] : [runChecks(listChecks(root))]
const tallies = [...(await Promise.all([...checks, runUnitTests()])), await runJourneys()]
await rm(scratch, { recursive: true, force: true, maxRetries: 5 })

if (isThorough && !hasMariaDb()) console.log(`\n${mariaDbMissing}`)
console.log(`\nAll of it took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
console.log(closingLines(tallies).join('\n'))
process.exitCode = tallies.every(({ failures }) => failures.length === 0) ? 0 : 1

function runUnitTests(): Promise<Tally> {
  const reportFile = join(scratch, 'vitest.json')
  return runTestStage({
    name: 'Vitest',
    run: () =>
      showTool({
        root,
        command: [
          'vitest',
          'run',
          chosen.vitest,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reportFile}`,
        ],
        environment,
      }),
    reportFile,
    reportShape: vitestReport,
  })
}

function runJourneys(): Promise<Tally> {
  const reportFile = join(scratch, 'playwright.json')
  return runTestStage({
    name: 'Playwright',
    run: () =>
      showTool({
        root,
        // Named, because without it a missing configuration would go unnoticed.
        command: [
          'playwright',
          'test',
          '--config=playwright.config.ts',
          chosen.playwright,
          '--reporter=list,json',
        ],
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      }),
    reportFile,
    reportShape: playwrightReport,
  })
}
