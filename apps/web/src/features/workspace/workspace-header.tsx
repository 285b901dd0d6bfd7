import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { X } from 'lucide-react'
import { fillText, routes, texts } from '@joinery/contract'
import { ServiceGlyph } from '../../components/layout/service-glyph.tsx'
import type { Service } from '../../components/layout/service-glyph.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { notify } from '../../lib/notify.ts'
import { DeveloperSwitch } from './developer-switch.tsx'
import type { OpenProject } from './use-current-project.ts'
import { isDeveloperTab } from './workspace-tab.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

interface WorkspaceHeaderProps {
  title: string
  state: OpenProject
  tab: WorkspaceTab
  /** The versions of the open project. */
  history: ReactNode
  onShow: (tab: WorkspaceTab) => void
  onClose: () => void
}

export function WorkspaceHeader({ title, state, tab, history, onShow, onClose }: WorkspaceHeaderProps) {
  const { services } = texts.common
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-neutral-5 px-4 py-2">
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <h1 className="text-16 font-semibold">{title}</h1>
        <span aria-hidden className="h-4 w-px bg-neutral-6" />
        <ProjectName state={state} onClose={onClose} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ConnectButton service={services.hostedBackend} glyph="hostedBackend" />
        <ConnectButton service={services.codeHosting} glyph="codeHosting" />
        {history}
        <DeveloperSwitch isOn={isDeveloperTab(tab)} onChange={(isOn) => onShow(isOn ? 'code' : 'chat')} />
      </div>
    </header>
  )
}

function ProjectName({ state, onClose }: { state: OpenProject; onClose: () => void }) {
  const { workspace } = texts.files
  if (state.kind === 'loading') return <Skeleton className="h-4 w-32" />
  if (state.kind !== 'open') {
    return (
      <p className="truncate text-13 text-neutral-10">
        {state.kind === 'none' && `${workspace.noProject}. `}
        <Link to={routes.projects.path} className={textLinkClasses}>
          {workspace.openProjects}
        </Link>
      </p>
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <p className="truncate text-13 text-neutral-11" title={state.project.title}>
        {state.project.title}
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={workspace.closeProject}
        title={workspace.closeProject}
        onClick={onClose}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  )
}

/** Connecting a service to a project is still to come, and the button says so. */
function ConnectButton({ service, glyph }: { service: string; glyph: Service }) {
  return (
    <Button
      size="icon"
      aria-label={service}
      title={service}
      onClick={() => void notify.info(fillText(texts.files.workspace.connectMissing, { service }))}
    >
      <ServiceGlyph service={glyph} />
    </Button>
  )
}
