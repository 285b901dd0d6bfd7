import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { BegunWork, RepositoryRecord, RepositoryStore } from './store.ts'

/** Writes down what the work has come to. Refuses once the work is no longer the one that is under way. */
export type Keep = (values: Partial<Omit<RepositoryRecord, 'credentials'>>) => Promise<void>

/**
 * Carries out work with a repository, and keeps why it failed. While it waits for another server, somebody may link
 * another repository: that one is told nothing of this work, and the project gets nothing of it either.
 */
export async function watchWork<Result>(
  store: Pick<RepositoryStore, 'change'>,
  begun: BegunWork,
  work: (keep: Keep) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(async (values) => {
      if (!(await store.change(begun, values)))
        throw new AppError('conflict', texts.integrations.codeHosting.refusals.interrupted)
    })
  } catch (error) {
    const message = error instanceof AppError ? error.message : texts.errors.internal
    await store.change(begun, { status: 'error', message, startedAt: null })
    throw error
  }
}
