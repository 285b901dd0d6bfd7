import { useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useQuery } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { ConsoleDrawer } from './console-drawer.tsx'
import type { DrawerTab } from './console-drawer.tsx'
import type { Device } from './device.ts'
import type { ErrorActs } from './error-list.tsx'
import { ErrorStrip } from './error-strip.tsx'
import { MissingPackages } from './missing-packages.tsx'
import { NoPreview } from './no-preview.tsx'
import { openedPreviewQuery } from './opened-preview-query.ts'
import type { OpenedPreview } from './opened-preview-query.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewPending } from './preview-pending.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { useLateness } from './use-lateness.ts'
import { usePreviewSession } from './use-preview-session.ts'
import { describePicked, requestFix } from './write-for-chat.ts'

/** What can be done to the preview from elsewhere on the screen. */
export interface PreviewHandle {
  refresh: () => void
  pick: () => void
}

interface PreviewPanelProps {
  projectId: ProjectId
  handle?: Ref<PreviewHandle>
  /** A run is writing what will be shown. */
  isBuilding?: boolean
  /** Only the app, shrunk to a picture. */
  isSmall?: boolean
  onShowPlace: ErrorActs['onShowPlace']
  /** Puts text into the chat's input. */
  onWrite: (text: string) => void
}

/** How the frame is opened. Each attempt is a frame of its own. */
interface Way {
  attempt: number
  /** Refresh was pressed while nothing answered. */
  isRepeated: boolean
  hasNames?: boolean
}

/** The app of a project, running, with everything to look at it by. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { projectId } = props
  const [way, setWay] = useState<Way>({ attempt: 0, isRepeated: false })
  const { data, error } = useQuery(openedPreviewQuery(projectId, way.attempt, way))
  const openAgain = (how: Partial<Way> = {}) => setWay({ ...way, ...how, attempt: way.attempt + 1 })
  if (error) {
    return (
      <div className="m-auto w-full max-w-md p-4">
        <Alert
          heading={texts.preview.failed}
          action={<Button onClick={() => openAgain()}>{texts.common.actions.retry}</Button>}
        >
          {error.message}
        </Alert>
      </div>
    )
  }
  if (!data) return <PreviewPending />
  return (
    <RunningPreview
      key={data.url}
      {...props}
      opened={data}
      isRepeated={way.isRepeated}
      onOpenAgain={openAgain}
    />
  )
}

interface RunningPreviewProps extends PreviewPanelProps {
  opened: OpenedPreview
  isRepeated: boolean
  onOpenAgain: (how?: Partial<Way>) => void
}

function RunningPreview(props: RunningPreviewProps) {
  const { projectId, opened, handle, onShowPlace, onWrite } = props
  const { isBuilding = false, isSmall = false, isRepeated, onOpenAgain } = props
  const panel = useRef<HTMLDivElement>(null)
  const [device, setDevice] = useState<Device>('full')
  const [drawer, setDrawer] = useState<DrawerTab>()
  const [isLoaded, setIsLoaded] = useState(false)
  const fullscreen = useFullscreen(panel)
  const { session, state } = usePreviewSession({
    projectId,
    opened,
    onPicked: (picked) => onWrite(describePicked(picked)),
  })
  const isEmpty = !opened.hasPreview && !state.hasSpoken
  const isLoading = state.progress === 'loading' && !isLoaded
  const isLate = useLateness(state.progress === 'loading')
  // A frame that has never spoken does not listen either: only a new way in helps it. Where what came is not our page,
  // its name may be one that this browser does not find.
  const reopen = () => onOpenAgain({ isRepeated: true, ...(isLoaded && isLate && { hasNames: false }) })
  const refresh = () => (state.progress === 'loading' ? reopen() : session.refresh())
  const fix: ErrorActs['onFix'] = (error) => onWrite(requestFix(error))
  useImperativeHandle(handle, () => ({ refresh, pick: () => session.pick(true) }))

  return (
    <div
      ref={panel}
      className={classNames(
        'flex min-h-0 min-w-0 flex-1 flex-col bg-neutral-1',
        fullscreen.coversWindow && 'fixed inset-0 z-50',
      )}
    >
      {!isSmall && (
        <>
          <PreviewToolbar
            projectId={projectId}
            state={state}
            device={device}
            isConsoleOpen={drawer !== undefined}
            isFullscreen={fullscreen.isOn}
            onRefresh={refresh}
            onGo={(path) => session.navigate(path)}
            onDevice={setDevice}
            onPick={(isOn) => session.pick(isOn)}
            onConsole={() => setDrawer(drawer ? undefined : 'console')}
            onFullscreen={() => void fullscreen.toggle()}
          />
          {state.isPicking && (
            <output className="bg-accent-subtle px-3 py-1.5 text-center text-13 text-accent">
              {texts.preview.picker.hint}
            </output>
          )}
          {isLate && (
            <output className="bg-warning-subtle px-3 py-1.5 text-center text-13 text-warning">
              {isRepeated
                ? fillText(texts.preview.unheard, { host: new URL(opened.origin).host })
                : texts.preview.waiting}
            </output>
          )}
        </>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <PreviewFrame
          frameRef={session.attach}
          url={opened.url}
          device={isSmall ? 'pictured' : device}
          isCovered={isEmpty || isLoading}
          onLoad={() => setIsLoaded(true)}
        />
        {(isEmpty || isLoading) && (
          <div className="absolute inset-0 flex bg-neutral-1">
            {isEmpty && isBuilding && <PreviewPending sentence={texts.preview.building} />}
            {isEmpty && !isBuilding && !isLate && <NoPreview sentence={texts.preview.emptySentence} />}
            {(!isEmpty || (isLate && !isBuilding)) && <PreviewPending />}
          </div>
        )}
      </div>
      {!isSmall && (
        <>
          <MissingPackages
            projectId={projectId}
            names={state.missingPackages}
            onInstalled={() => onOpenAgain()}
          />
          {drawer ? (
            <ConsoleDrawer
              state={state}
              tab={drawer}
              onTab={setDrawer}
              onClear={session.clearConsole}
              onClose={() => setDrawer(undefined)}
              onShowPlace={onShowPlace}
              onFix={fix}
            />
          ) : (
            <ErrorStrip errors={state.errors} onShow={() => setDrawer('errors')} onFix={fix} />
          )}
        </>
      )}
    </div>
  )
}
