import type { DraftState } from './draft.ts'

interface Circumstances {
  draft: Pick<DraftState, 'text' | 'attachments'>
  /** The conversation is not there yet. */
  isLoading: boolean
  /** A message is on its way. */
  isSending: boolean
  isLimitReached: boolean
}

/**
 * Whether there is something to send, all of it is there, and it would be taken: now, or soon, when what is on its way
 * has arrived.
 */
export function canSend({
  draft,
  isLoading,
  isSending,
  isLimitReached,
}: Circumstances): 'now' | 'soon' | 'not' {
  const hasContent = draft.text.trim() !== '' || draft.attachments.length > 0
  if (!hasContent || isSending || isLimitReached) return 'not'
  return isLoading || isUploading(draft) ? 'soon' : 'now'
}

export const isUploading = ({ attachments }: Pick<DraftState, 'attachments'>) =>
  attachments.some(({ path }) => path === null)
