import type { ContentHash } from '@joinery/contract'

export interface Attachment {
  name: string
  hash: ContentHash
  size: number
  mimeType: string
  createdAt: Date
}

/**
 * When it was uploaded, then at least 16 signs at random, then what kind of file the sender takes it for. An
 * attachment can be read by whoever knows its name, so a name that can be guessed is not taken.
 */
export const attachmentName = /^\d{10,16}-[A-Za-z0-9]{16,64}\.[A-Za-z0-9]{1,10}$/

export const maxAttachmentBytes = 10 * 1024 * 1024
