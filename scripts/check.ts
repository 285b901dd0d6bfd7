import { resolve } from 'node:path'
import { listChecks } from './checks.ts'
import { runChecks } from './run-checks.ts'

const { failures } = await runChecks(listChecks(resolve(import.meta.dirname, '..')))
process.exitCode = failures.length === 0 ? 0 : 1
