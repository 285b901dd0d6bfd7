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
export function WorkspaceChat(props: WorkspaceChatProps) {
  const { onRunStarted, onWritingStarted, onProjectCreated, ...chat } = props
  const { data: report } = useQuery(usageQuery)
  const { isRunning, files } = useLiveFiles(chat.projectId)
  useBeginning(isRunning, onRunStarted)
  useBeginning(isRunning && files.length > 0, onWritingStarted)
  return (
    <ChatPanel
      {...chat}
      isLimitReached={report?.limitReached ?? false}
      onProjectCreated={({ id }) => onProjectCreated(id)}
    />
  )
}

/** Tells when something comes to be so. */
function useBeginning(isSo: boolean, onBegin: () => void) {
  const wasSo = useRef(false)
  useEffect(() => {
    if (isSo && !wasSo.current) onBegin()
    wasSo.current = isSo
  }, [isSo, onBegin])
}
