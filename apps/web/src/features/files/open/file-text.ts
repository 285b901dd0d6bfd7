import type { FileContent } from '@joinery/contract'
import type { Draft } from './desk-state.ts'

/** A file as the editor shows it. */
export interface FileText {
  readonly text: string
  /** What a save has to start from. */
  readonly baseHash: string | null
  readonly isUnsaved: boolean
  /** Somebody else has saved since these changes began. */
  readonly isStale: boolean
}

/** Unsaved changes stand before what is stored. Undefined for bytes that are no text. */
export function readFileText(content: FileContent, draft: Draft | undefined): FileText | undefined {
  if (draft) return { ...draft, isUnsaved: true, isStale: draft.baseHash !== content.hash }
  if (content.encoding !== 'utf8') return undefined
  return { text: content.content, baseHash: content.hash, isUnsaved: false, isStale: false }
}

/** What the desk has to know after typing: going back to what is stored leaves nothing unsaved. */
export function draftOf(text: string, shown: FileText, content: FileContent): Draft | undefined {
  const isAsStored = text === content.content && shown.baseHash === content.hash
  return isAsStored ? undefined : { text, baseHash: shown.baseHash }
}
