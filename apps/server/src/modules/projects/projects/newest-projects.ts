import { isDeepStrictEqual } from 'node:util'
import type { UserId } from '@joinery/contract'
import { createLatelyUsed } from '../lately-used.ts'

/**
 * The newest project of those who came last, as they saw it last. What is read of it before it is known to be their newest
 * still must not leave: a list that was asked for at the same time has to say the same.
 */
export function createNewestProjects<Project>({ maxUsers }: { maxUsers: number }) {
  const { find, keep, drop } = createLatelyUsed<UserId, Project>({ maxWeight: maxUsers, weigh: () => 1 })
  return {
    /** The same object for as long as nothing about it changes. */
    find,

    keep(userId: UserId, newest: Project | undefined): void {
      if (newest === undefined) drop(userId)
      else if (!isDeepStrictEqual(find(userId), newest)) keep(userId, newest)
    },
  }
}
