import type { ReactNode } from 'react'
import {
  ExternalLink,
  Maximize2,
  Minimize2,
  RotateCw,
  SquareDashedMousePointer,
  Terminal,
} from 'lucide-react'
import { countText, fillPath, routes, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { AddressBar } from './address-bar.tsx'
import { DevicePicker } from './device-picker.tsx'
import type { Device } from './device.ts'
import type { PreviewState } from './preview-state.ts'

interface PreviewToolbarProps {
  projectId: ProjectId
  state: PreviewState
  device: Device
  isConsoleOpen: boolean
  isFullscreen: boolean
  onRefresh: () => void
  onGo: (path: string) => void
  onDevice: (device: Device) => void
  onPick: (isOn: boolean) => void
  onConsole: () => void
  onFullscreen: () => void
}

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { projectId, state, device, isConsoleOpen, isFullscreen } = props
  const preview = texts.preview
  return (
    <div
      role="toolbar"
      aria-label={preview.toolbar}
      className="@container flex shrink-0 items-center gap-1 border-b border-neutral-5 bg-neutral-2 p-1.5"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={preview.refresh}
        title={preview.refresh}
        isLoading={state.isRefreshing}
        onClick={props.onRefresh}
      >
        {!state.isRefreshing && <RotateCw aria-hidden className="size-4" />}
      </Button>
      <AddressBar path={state.path} visited={state.visited} onGo={props.onGo} />
      <DevicePicker device={device} onChange={props.onDevice} />
      <ToggleButton
        label={preview.picker.label}
        isOn={state.isPicking}
        onClick={() => props.onPick(!state.isPicking)}
      >
        <SquareDashedMousePointer aria-hidden className="size-4" />
      </ToggleButton>
      <ToggleButton
        label={[isConsoleOpen ? preview.console.close : preview.console.open, describeCount(state)]
          .filter(Boolean)
          .join(', ')}
        isOn={isConsoleOpen}
        onClick={props.onConsole}
      >
        <Terminal aria-hidden className="size-4" />
        <CountBadge state={state} />
      </ToggleButton>
      <Button
        variant="ghost"
        size="icon"
        aria-label={isFullscreen ? preview.leaveFullscreen : preview.fullscreen}
        title={isFullscreen ? preview.leaveFullscreen : preview.fullscreen}
        onClick={props.onFullscreen}
      >
        {isFullscreen ? (
          <Minimize2 aria-hidden className="size-4" />
        ) : (
          <Maximize2 aria-hidden className="size-4" />
        )}
      </Button>
      <a
        href={fillPath(routes.projectPreview.path, { projectId })}
        target="_blank"
        rel="noreferrer"
        aria-label={preview.openInNewWindow}
        title={preview.openInNewWindow}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </div>
  )
}

interface ToggleButtonProps {
  label: string
  isOn: boolean
  onClick: () => void
  children: ReactNode
}

function ToggleButton({ label, isOn, onClick, children }: ToggleButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onClick}
      className="relative aria-pressed:bg-accent-subtle aria-pressed:text-accent"
    >
      {children}
    </Button>
  )
}

/** Errors count before anything else that the app has said. */
function CountBadge({ state: { errors, entries } }: { state: PreviewState }) {
  const count = errors.length || entries.length
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute top-0.5 right-0.5 min-w-4 rounded-dialog px-1 text-center text-[0.625rem] leading-4 font-semibold tabular-nums',
        errors.length > 0 ? 'bg-danger text-neutral-1' : 'bg-neutral-5 text-neutral-12',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

function describeCount({ errors, entries }: PreviewState): string {
  if (errors.length > 0) return countText(errors.length, texts.preview.errors.count)
  return entries.length > 0 ? countText(entries.length, texts.preview.console.count) : ''
}
