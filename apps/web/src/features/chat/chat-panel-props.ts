import type { Project, ProjectId } from '@joinery/contract'
import type { ChatVoice } from './messages/describe-failure.ts'

export interface ChatPanelProps {
  /** Undefined while no project is open: the first message then creates one. */
  projectId: ProjectId | undefined
  /** Whose sentences it speaks: the code chat has its own. */
  voice?: ChatVoice
  /** The first message of a new project. It is sent once, and only into an empty conversation. */
  initialPrompt?: string | undefined
  /** The first message was sent or is not needed: it can go from the address. */
  onInitialPromptTaken?: () => void
  /** The plan's prompts are used up, as far as the page knows. */
  isLimitReached?: boolean
  /** A first message created a project, and its run goes on there. */
  onProjectCreated?: (project: Project) => void
  onViewCode: (path: string) => void
  /** A run that was watched here has ended and left these files changed. */
  onFilesGenerated: (paths: string[]) => void
  onRunPreview: () => void
  onUpgrade: () => void
}
