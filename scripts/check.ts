import { resolve } from 'node:path'
import { listChecks } from './checks.ts'
import { runChecks } from './run-checks.ts'

const { failed } = await runChecks(listChecks(resolve(import.meta.dirname, '..')))
process.exitCode = failed === 0 ? 0 : 1
