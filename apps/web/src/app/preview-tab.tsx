import { memo, useState } from 'react'
import { useLiveFiles } from '../features/chat/use-live-files.ts'
import { PreviewPanel } from '../features/preview/preview-panel.tsx'
import type { PreviewSlot } from '../features/workspace/workspace-slots.ts'

/** The preview, from the moment on that somebody looks at it or a run begins to write what it will show. */
export function PreviewTab({ place, ...panel }: PreviewSlot) {
  const { isRunning } = useLiveFiles(panel.projectId)
  const [isWanted, setIsWanted] = useState(false)
  if (!isWanted && (place !== 'away' || isRunning)) setIsWanted(true)
  return isWanted ? (
    <Panel key={panel.projectId} isBuilding={isRunning} isSmall={place === 'small'} {...panel} />
  ) : null
}

/** Each letter that a run types is news here, but not for the panel. */
const Panel = memo(PreviewPanel)
