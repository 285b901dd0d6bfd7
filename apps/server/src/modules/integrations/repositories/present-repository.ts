import { texts } from '@joinery/contract'
import type { Repository } from '@joinery/contract'
import type { RepositoryRecord } from './store.ts'

/** As anybody who may see the project may see it: without the token, and without work that died long ago. */
export function presentRepository(record: RepositoryRecord, staleBefore: Date): Repository {
  const { remoteUrl, webUrl, branch, settings, syncedCommit, syncedAt, startedAt } = record
  const isDead = startedAt !== null && startedAt < staleBefore
  return {
    remoteUrl,
    url: webUrl,
    branch,
    settings,
    status: isDead ? 'error' : record.status,
    message: isDead ? texts.integrations.codeHosting.refusals.interrupted : record.message,
    syncedCommit,
    syncedAt: syncedAt && syncedAt.toISOString(),
  }
}
