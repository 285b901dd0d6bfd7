import { texts } from '@joinery/contract'
import type { DatabaseEngine } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { Statement } from './user-database.ts'

interface Question {
  statement: string
  isExplain: boolean
  allowsWrites: boolean
}

/** What is sent for a question. To explain may mean to carry out, as with `analyze`; that never needs to write. */
export function prepareStatement(
  { statement, isExplain, allowsWrites }: Question,
  engine: DatabaseEngine,
): Statement {
  const prepared = isExplain
    ? { text: `explain ${statement}`, allowsWrites: false }
    : { text: statement, allowsWrites }
  if (!prepared.allowsWrites) checkReadOnly(prepared.text, engine)
  return prepared
}

const readingWords = new Set(['select', 'with', 'values', 'table', 'show', 'explain', 'describe', 'desc'])

/**
 * Refuses what does not begin like a question, before it is sent. That is help for people rather than a wall: the wall
 * is the transaction in which the server itself refuses to write. What MySQL does outside of any transaction, such as
 * writing a file, is refused here alone.
 */
export function checkReadOnly(statement: string, engine: DatabaseEngine): void {
  const word = /^[a-z]+/i.exec(skipComments(statement))?.[0]?.toLowerCase() ?? ''
  // Between the two words may stand any comment, and a quoted text may hold both: then it is refused for nothing.
  const writesFile = engine === 'mysql' && /\binto\b[\s\S]*?\b(?:outfile|dumpfile)\b/i.test(statement)
  if (!readingWords.has(word) || writesFile)
    throw new AppError('invalid-input', texts.databases.console.readOnly)
}

/** A comment with an exclamation mark is no comment to MySQL, so it stays. */
function skipComments(statement: string): string {
  return statement.replace(/^(?:\s|\(|--[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*(?!!|M!)[\s\S]*?\*\/)+/, '')
}
