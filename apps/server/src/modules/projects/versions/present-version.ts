import { fillText, texts } from '@joinery/contract'
import type { Plan, Version } from '@joinery/contract'
import { isBeyondHistory } from './history-window.ts'
import type { VersionRecord } from './version-record.ts'

export function presentVersion(record: VersionRecord, plan: Pick<Plan, 'historyDays'>, now: Date): Version {
  const { treeId: _treeId, createdAt, ...rest } = record
  return {
    ...rest,
    description: record.description || describe(record),
    createdAt: createdAt.toISOString(),
    isLocked: isBeyondHistory(plan, createdAt, now),
  }
}

/** What a version is called that nobody described. An edit takes more files in while it goes on, so this is not stored. */
function describe({ action, files }: VersionRecord): string {
  const { descriptions } = texts.versions
  if (action === 'imported') return fillText(descriptions.imported, { n: files.length })
  if (action === 'restored') return descriptions.restoredSome
  if (action !== 'edited') return descriptions[action]
  const [path, another] = files
  if (path === undefined) return descriptions.editedFolders
  return another === undefined
    ? fillText(descriptions.editedFile, { path })
    : fillText(descriptions.editedFiles, { n: files.length })
}
