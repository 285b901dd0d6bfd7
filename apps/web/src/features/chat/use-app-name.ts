import type { ProjectId } from '@joinery/contract'
import { appNameOf } from './session/app-name-of.ts'
import { useChatSession } from './session/use-chat-session.ts'

/** What the app of a project is called, as far as its conversation tells. */
export const useAppName = (projectId: ProjectId): string | undefined =>
  appNameOf(useChatSession(projectId).state)
