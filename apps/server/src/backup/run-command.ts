import { endProcess } from '../end-process.ts'
import { AppError } from '../http/app-error.ts'
import { StartError } from '../start-error.ts'
import { BackupError } from './backup-error.ts'

/** Carries out a command of the operator; what it cannot do it says in one sentence, and with the exit code 1. */
export async function runCommand(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
    endProcess(0)
  } catch (error) {
    const reason = explain(error)
    if (reason === undefined) throw error
    process.stderr.write(`${name} ${reason}\n`)
    endProcess(1)
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof StartError || error instanceof AppError)
    return error.message
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (['ENOSPC', 'EDQUOT'].includes(code)) return 'The disk is full: make room, or use another one.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return `A file cannot be used (${error.message}): give this account access to it.`
  }
  if (/^57P|^08/.test(code) || /Connection terminated/.test(error.message)) {
    return 'The database went away: see that it runs, then try again.'
  }
  if ('severity' in error) {
    return `PostgreSQL refused it (${error.message}): see that the login of DATABASE_URL owns the database.`
  }
  return undefined
}
