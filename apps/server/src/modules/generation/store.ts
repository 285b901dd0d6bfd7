import type { Orm } from '../../db/database.ts'
import { createChatStore } from './chat/store.ts'
import { createLogStore } from './log/store.ts'
import { createRunStore } from './runs/store.ts'

export type GenerationStores = ReturnType<typeof createGenerationStores>

/** All of this module's tables. Words of runs are written over `steady`, and wait for nothing else. */
export function createGenerationStores(connections: { orm: Orm; steady: Orm }) {
  return {
    runs: createRunStore(connections),
    log: createLogStore(connections),
    chat: createChatStore(connections.orm),
  }
}
