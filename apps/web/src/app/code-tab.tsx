import { useState } from 'react'
import { useLiveFiles } from '../features/chat/use-live-files.ts'
import { CodeViewer } from '../features/files/viewer/code-viewer.tsx'
import { LiveTyping } from '../features/workspace/live-typing.tsx'
import type { CodeSlot } from '../features/workspace/workspace-slots.ts'

/** The files of a project, or what a run is typing right now until somebody wants to see a file. */
export function CodeTab({ projectId, shown }: CodeSlot) {
  const { isRunning, files, progress } = useLiveFiles(projectId)
  const [isBrowsing, setIsBrowsing] = useState(false)
  // The next run is watched again.
  if (isBrowsing && !isRunning) setIsBrowsing(false)
  if (isRunning && files.length > 0 && !isBrowsing && !shown) {
    return <LiveTyping files={files} progress={progress} onBrowse={() => setIsBrowsing(true)} />
  }
  return <CodeViewer projectId={projectId} shown={shown} />
}
