import type { ProjectId } from '@joinery/contract'
import { createDraft } from './draft.ts'
import type { Draft } from './draft.ts'

const drafts = new Map<string, Draft>()

/** What is being written in a project, or before there is one. It outlasts going to another tab and back. */
export function draftOf(projectId: ProjectId | undefined): Draft {
  const key = `chat_draft_${projectId ?? 'new'}`
  const known = drafts.get(key)
  if (known) return known
  const draft = createDraft({ storage: () => window.sessionStorage, key })
  drafts.set(key, draft)
  return draft
}
