import { findUniqueMatch } from './find-unique-match.ts'

export interface Edit {
  readonly find: string
  readonly replace: string
}

export interface FailedEdit {
  /** Its place in the list, from 1. */
  readonly number: number
  readonly problem: string
}

interface EditOutcome {
  /** With every edit that fits, and none of those that failed. */
  readonly text: string
  readonly appliedCount: number
  readonly failed: readonly FailedEdit[]
}

/** Tries all edits, one after the other, each on what the ones before left. Nothing is written here. */
export function applyEdits(text: string, edits: readonly Edit[]): EditOutcome {
  let current = text
  const failed: FailedEdit[] = []
  edits.forEach((edit, index) => {
    const outcome = applyEdit(current, edit)
    if ('problem' in outcome) failed.push({ number: index + 1, problem: outcome.problem })
    else current = outcome.text
  })
  return { text: current, appliedCount: edits.length - failed.length, failed }
}

function applyEdit(text: string, { find, replace }: Edit): { text: string } | { problem: string } {
  if (find.trim() === '') {
    return text.trim() === ''
      ? { text: replace }
      : { problem: 'What to find is empty. Name the lines to replace.' }
  }
  if (find === replace) return { problem: 'What to find and what to put there are the same.' }
  const match = findUniqueMatch(text, find)
  if (match.kind === 'none') return { problem: describeMiss(text, find) }
  if (match.kind === 'several') {
    return {
      problem: `These lines occur ${match.count} times. Add lines around them until they are unique.`,
    }
  }
  const added = adjustLineEnds(text, match.indent === '' ? replace : indentLines(replace, match.indent))
  return { text: text.slice(0, match.start) + added + text.slice(match.end) }
}

/** A file keeps the line ends it has. */
function adjustLineEnds(text: string, added: string): string {
  return text.includes('\r\n') ? added.replace(/\r?\n/g, '\r\n') : added
}

function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.*\S)/gm, indent)
}

/** Shows the place that was probably meant, so that the next try can be right. */
function describeMiss(text: string, find: string): string {
  const sought = find
    .split('\n')
    .find((line) => line.trim().length > 3)
    ?.trim()
  const lines = text.split('\n')
  const at = sought === undefined ? -1 : lines.findIndex((line) => line.includes(sought))
  if (at < 0) return 'These lines are not in the file. Read it again, and copy what is there.'
  const shown = lines.slice(Math.max(0, at - 2), at + 6).join('\n')
  return `These lines are not in the file as they are written. Around line ${at + 1} it says:\n${shown}`
}
