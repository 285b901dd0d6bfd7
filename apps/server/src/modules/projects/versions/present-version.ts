import { countText, fillText, formerMember, texts } from '@joinery/contract'
import type { Plan, Version } from '@joinery/contract'
import { isBeyondHistory } from './history-window.ts'
import type { VersionRecord } from './version-record.ts'

export function presentVersion(record: VersionRecord, plan: Pick<Plan, 'historyDays'>, now: Date): Version {
  const { treeId: _treeId, userId, createdAt, ...rest } = record
  return {
    ...rest,
    userId: userId ?? formerMember,
    description: record.description || describe(record),
    createdAt: createdAt.toISOString(),
    isLocked: isBeyondHistory(plan, createdAt, now),
  }
}

/** What a version is called that nobody described. An edit takes more files in while it goes on, so this is not stored. */
function describe({ action, files, prompt }: VersionRecord): string {
  const { descriptions } = texts.versions
  const counted = { files: countText(files.length, descriptions.files) }
  if (action === 'generated') return beginningOf(prompt) || descriptions.generated
  if (action === 'imported') return fillText(descriptions.imported, counted)
  if (action === 'restored') return descriptions.restoredSome
  if (action !== 'edited') return descriptions[action]
  const [path, another] = files
  if (path === undefined) return descriptions.editedFolders
  return another === undefined
    ? fillText(descriptions.editedFile, { path })
    : fillText(descriptions.editedFiles, counted)
}

const maxLength = 200

/** One line of a text, which ends with a whole word where it has words. */
function beginningOf(text: string): string {
  // As much again for what white space takes.
  const line = text
    .trim()
    .slice(0, 2 * maxLength)
    .replaceAll(/\s+/g, ' ')
  if (line.length <= maxLength && text.trim().length <= 2 * maxLength) return line
  const start = line.slice(0, maxLength - 1)
  const wordsEnd = start.lastIndexOf(' ')
  return `${wordsEnd > 0 ? start.slice(0, wordsEnd) : start}…`
}
