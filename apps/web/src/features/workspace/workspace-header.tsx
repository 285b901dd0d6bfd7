import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Columns2, Command as CommandIcon, X } from 'lucide-react'
import { routes, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { DeveloperSwitch } from './developer-switch.tsx'
import type { OpenProject } from './use-current-project.ts'
import type { Workspace } from './use-workspace.ts'
import { isDeveloperTab } from './workspace-tab.ts'

interface WorkspaceHeaderProps {
  title: string
  state: OpenProject
  workspace: Workspace
  /** The versions of the open project. */
  history: ReactNode
  /** The way to publish it. */
  publish: ReactNode
  /** The way to another title. */
  rename: ReactNode
  /** The buttons of services that work with the project. */
  services: ReactNode
  onClose: () => void
}

export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { title, state, workspace, history, publish, rename, services, onClose } = props
  const { tab, layout, show, carryOut } = workspace
  const name = useRef<HTMLDivElement>(null)
  const isClosing = useRef(false)
  const close = () => {
    isClosing.current = true
    onClose()
  }
  // The button goes with the project, and what stands in its place takes the focus over.
  useEffect(() => {
    if (!isClosing.current || state.kind !== 'none') return
    isClosing.current = false
    name.current?.querySelector('a')?.focus()
  }, [state.kind])
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-neutral-5 px-4 py-2">
      <div ref={name} className="flex min-w-0 flex-1 basis-36 items-center gap-3 md:basis-48">
        <h1 className="text-16 font-semibold max-md:sr-only">{title}</h1>
        <span aria-hidden className="h-4 w-px bg-neutral-6 max-md:hidden" />
        <ProjectName state={state} rename={rename} onClose={close} />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full">
        {services}
        {history}
        {publish}
        {layout.hasRoom && (
          <Button
            size="icon"
            aria-label={texts.workspace.sideBySide}
            aria-pressed={layout.arrangement === 'both'}
            title={`${texts.workspace.sideBySide} (Alt+Shift+B)`}
            className="aria-pressed:bg-accent-subtle aria-pressed:text-accent"
            onClick={() => carryOut({ type: 'toggle-side-by-side' })}
          >
            <Columns2 aria-hidden className="size-4" />
          </Button>
        )}
        <Button
          size="icon"
          aria-label={texts.workspace.commands.open}
          title={`${texts.workspace.commands.open} (Ctrl+K)`}
          onClick={() => carryOut({ type: 'open-palette' })}
        >
          <CommandIcon aria-hidden className="size-4" />
        </Button>
      </div>
      <DeveloperSwitch isOn={isDeveloperTab(tab)} onChange={(isOn) => show(isOn ? 'code' : 'chat')} />
    </header>
  )
}

interface ProjectNameProps {
  state: OpenProject
  rename: ReactNode
  onClose: () => void
}

function ProjectName({ state, rename, onClose }: ProjectNameProps) {
  const { workspace } = texts.files
  if (state.kind === 'loading') return <Skeleton className="h-4 w-32" />
  if (state.kind !== 'open') {
    return (
      <p className="truncate text-13 text-neutral-10">
        {state.kind === 'none' && <span className="max-md:sr-only">{`${workspace.noProject}. `}</span>}
        <Link to={routes.projects.path} className={textLinkClasses}>
          {workspace.openProjects}
        </Link>
      </p>
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <p className="truncate text-13 text-neutral-11" title={state.project.title} dir="auto">
        {state.project.title}
      </p>
      {rename}
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
