import type { ContentHash } from '@joinery/contract'

/** One step of a change to a project's files. Steps are taken in order, each on what the ones before left. */
export type FileChange =
  | {
      readonly kind: 'write'
      readonly path: string
      readonly body: Uint8Array | StoredBody
      /** The hash that the file must still have, null for none at all. Without it, any file is replaced. */
      readonly baseHash?: ContentHash | null
    }
  | { readonly kind: 'create-folder'; readonly path: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'delete'
      readonly path: string
      /** The hash that the file must still have. Without it, whatever is there goes. */
      readonly baseHash?: ContentHash
    }

/** A body that the body store has already. */
export interface StoredBody {
  readonly hash: ContentHash
  readonly size: number
}
