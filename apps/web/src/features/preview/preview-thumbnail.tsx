import { useRef, useState } from 'react'
import type { Ref } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import { fitDevice } from './device.ts'
import { openedPreviewQuery } from './opened-preview-query.ts'
import type { OpenedPreview } from './opened-preview-query.ts'
import { usePreviewSession } from './use-preview-session.ts'
import { useLateness } from './use-lateness.ts'
import { useRoom } from './use-room.ts'

/** The app of a project as it runs now, small and only to be looked at. It fills the box it stands in. */
export function PreviewThumbnail({ projectId }: { projectId: ProjectId }) {
  const [attempt, setAttempt] = useState(0)
  const { data, error } = useQuery(openedPreviewQuery(projectId, `thumbnail ${attempt}`))
  if (error) {
    return (
      <div className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center text-14 text-neutral-10">
        {texts.preview.failed}
        <Button onClick={() => setAttempt(attempt + 1)}>{texts.common.actions.retry}</Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="size-full rounded-none" />
  return <Thumbnail key={data.url} projectId={projectId} opened={data} />
}

function Thumbnail({ projectId, opened }: { projectId: ProjectId; opened: OpenedPreview }) {
  const { session, state } = usePreviewSession({ projectId, opened })
  const hasStarted = state.progress === 'started'
  const isLate = useLateness(!hasStarted)
  const isEmpty = !opened.hasPreview && !state.hasSpoken
  // What does not start shows why.
  const isShown = !isEmpty && (hasStarted || isLate || state.errors.length > 0)
  return (
    <div inert className="relative size-full overflow-hidden">
      <ScaledFrame frameRef={session.attach} url={opened.url} isShown={isShown} />
      {isEmpty && (
        <div className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center text-14 text-neutral-10">
          <OpenJoint />
          {texts.preview.empty}
        </div>
      )}
      {!isEmpty && !isShown && <Skeleton className="size-full rounded-none" />}
    </div>
  )
}

interface ScaledFrameProps {
  frameRef: Ref<HTMLIFrameElement>
  url: string
  isShown: boolean
}

/** The app as a laptop shows it, shrunk to the room there is. */
function ScaledFrame({ frameRef, url, isShown }: ScaledFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { width, height, scale } = fitDevice('laptop', useRoom(stage))
  return (
    <div ref={stage} className={classNames('absolute inset-0', !isShown && 'invisible')}>
      <iframe
        ref={frameRef}
        title={texts.preview.frameTitle}
        src={url}
        loading="lazy"
        tabIndex={-1}
        // The frame is of another origin, so it cannot take its own sandbox away.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        className="absolute top-0 left-0 origin-top-left border-0 bg-[Canvas] [color-scheme:light]"
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
