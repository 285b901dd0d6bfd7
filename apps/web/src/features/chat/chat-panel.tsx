import type { ChatPanelProps } from './chat-panel-props.ts'
import { NewChat } from './new-chat.tsx'
import { ProjectChat } from './project-chat.tsx'

/** The conversation with everything that belongs to it, filling whatever holds it. */
export function ChatPanel({ projectId, ...rest }: ChatPanelProps) {
  if (!projectId) return <NewChat {...rest} />
  return <ProjectChat key={projectId} projectId={projectId} {...rest} />
}
