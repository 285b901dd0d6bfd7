import type { Orm } from '../../db/database.ts'
import { createChatStore } from './chat/store.ts'
import { createLogStore } from './log/store.ts'
import { createRunStore } from './runs/store.ts'

export type GenerationStores = ReturnType<typeof createGenerationStores>

/** All of this module's tables. */
export function createGenerationStores(orm: Orm) {
  return { runs: createRunStore(orm), log: createLogStore(orm), chat: createChatStore(orm) }
}
