import type { DraftState } from './draft.ts'

interface Circumstances {
  draft: Pick<DraftState, 'text' | 'attachments'>
  /** The conversation is not there yet, or a message is on its way. */
  isLoading: boolean
  isLimitReached: boolean
}

/** There is something to send, all of it is there, and it would be taken. */
export function canSend({ draft, isLoading, isLimitReached }: Circumstances): boolean {
  const hasContent = draft.text.trim() !== '' || draft.attachments.length > 0
  return hasContent && !isUploading(draft) && !isLoading && !isLimitReached
}

export const isUploading = ({ attachments }: Pick<DraftState, 'attachments'>) =>
  attachments.some(({ path }) => path === null)
