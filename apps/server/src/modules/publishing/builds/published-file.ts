import type { ContentHash } from '@joinery/contract'

/** A file of a published app: where it stands, and where its bytes lie in each form. */
export interface PublishedFile {
  readonly path: string
  readonly type: string
  readonly hash: ContentHash
  readonly size: number
  readonly br?: ContentHash
  readonly gzip?: ContentHash
  /** Its name changes with its content. */
  readonly isImmutable?: true
  /** With this in `?v=` its address changes with its content. */
  readonly mark?: string
}
