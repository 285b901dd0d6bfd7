import type { ContentHash } from '@joinery/contract'
import type { BodyStore } from '../../modules/projects/index.ts'

/** Bodies with what a backup needs of them beside. */
export interface StoredBodies extends BodyStore {
  /** The bytes as they lie there, packed or not; nothing where there is no body of that name. */
  findStored: (hash: ContentHash) => Promise<Uint8Array | undefined>
}
