import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import type { ChatPanelProps } from '../features/chat/chat-panel-props.ts'
import { useLiveFiles } from '../features/chat/use-live-files.ts'
import { usageQuery } from '../features/usage/usage-query.ts'
import type { ChatSlot } from '../features/workspace/workspace-slots.ts'

interface WorkspaceChatProps extends ChatSlot {
  voice: NonNullable<ChatPanelProps['voice']>
}

/** The chat, told of the usage and telling the rest of the workspace what its runs do. */
export function WorkspaceChat({ onRunStarted, onProjectCreated, ...chat }: WorkspaceChatProps) {
  const { data: report } = useQuery(usageQuery)
  useRunStart(chat.projectId, onRunStarted)
  return (
    <ChatPanel
      {...chat}
      isLimitReached={report?.limitReached ?? false}
      onProjectCreated={({ id }) => onProjectCreated(id)}
    />
  )
}

function useRunStart(projectId: ChatSlot['projectId'], onRunStarted: () => void) {
  const { isRunning } = useLiveFiles(projectId)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (isRunning && !wasRunning.current) onRunStarted()
    wasRunning.current = isRunning
  }, [isRunning, onRunStarted])
}
