import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Code, Eye, FolderTree, MessageSquare } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ChatTab } from './chat-tab.tsx'
import { PreviewTab } from './preview-tab.tsx'
import { useCurrentProject } from './use-current-project.ts'
import type { OpenProject } from './use-current-project.ts'
import { WorkspaceHeader } from './workspace-header.tsx'
import { readTab } from './workspace-tab.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

/** What other features put into the workspace. Without a project they work on the local tree. */
export interface WorkspaceSlots {
  history: (projectId: ProjectId) => ReactNode
  codeViewer: (projectId: ProjectId | undefined) => ReactNode
  fileManager: (projectId: ProjectId | undefined) => ReactNode
}

interface WorkspaceScreenProps {
  title: string
  tabs: readonly WorkspaceTab[]
  slots: WorkspaceSlots
}

const labels: Record<WorkspaceTab, { label: string; icon: LucideIcon }> = {
  chat: { label: texts.chat.tabs.chat, icon: MessageSquare },
  code: { label: texts.chat.tabs.codeViewer, icon: Code },
  files: { label: texts.chat.tabs.fileManager, icon: FolderTree },
  preview: { label: texts.chat.tabs.preview, icon: Eye },
}

/** A project with everything one does to it, in tabs. On narrow screens the tabs stand where the thumb is. */
export function WorkspaceScreen({ title, tabs, slots }: WorkspaceScreenProps) {
  const [parameters, setParameters] = useSearchParams()
  const { state, close } = useCurrentProject()
  const tab = readTab(parameters.get('tab'), tabs)
  const show = (wanted: WorkspaceTab) =>
    setParameters((before) => new URLSearchParams([...withoutTab(before), ['tab', wanted]]), {
      replace: true,
    })

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => show(readTab(value, tabs))}
      className="-m-4 flex h-[calc(100dvh-3.5rem)] min-w-0 flex-col md:-m-8 md:h-dvh"
    >
      <WorkspaceHeader
        title={title}
        state={state}
        tab={tab}
        history={state.kind === 'open' ? slots.history(state.projectId) : undefined}
        onShow={show}
        onClose={close}
      />
      <Tabs.List
        aria-label={texts.files.workspace.tabs}
        className="flex shrink-0 border-neutral-5 bg-neutral-2 max-md:order-last max-md:border-t md:gap-1 md:border-b md:px-4"
      >
        {tabs.map((each) => (
          <TabTrigger key={each} tab={each} />
        ))}
      </Tabs.List>
      <Tabs.Content value={tab} className="flex min-h-0 min-w-0 flex-1 flex-col -outline-offset-2">
        {state.kind === 'failed' ? (
          <ProjectFailed {...state} />
        ) : (
          <TabContent tab={tab} state={state} slots={slots} />
        )}
      </Tabs.Content>
    </Tabs.Root>
  )
}

const withoutTab = (parameters: URLSearchParams) => [...parameters].filter(([name]) => name !== 'tab')

function TabTrigger({ tab }: { tab: WorkspaceTab }) {
  const { label, icon: Icon } = labels[tab]
  return (
    <Tabs.Trigger
      value={tab}
      className="relative flex items-center justify-center gap-2 text-neutral-10 -outline-offset-2 transition-colors hover:text-neutral-12 max-md:h-14 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:text-12 md:h-10 md:px-3 md:text-13 data-[state=active]:font-medium data-[state=active]:text-neutral-12 after:absolute after:inset-x-2 after:h-0.5 after:rounded-control data-[state=active]:after:bg-accent max-md:after:top-0 md:after:bottom-0"
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </Tabs.Trigger>
  )
}

interface TabContentProps {
  tab: WorkspaceTab
  state: Exclude<OpenProject, { kind: 'failed' }>
  slots: WorkspaceSlots
}

function TabContent({ tab, state, slots }: TabContentProps) {
  const projectId = state.kind === 'none' ? undefined : state.projectId
  switch (tab) {
    case 'chat':
      return <ChatTab project={state.kind === 'open' ? state.project : undefined} />
    case 'code':
      return slots.codeViewer(projectId)
    case 'files':
      return slots.fileManager(projectId)
    case 'preview':
      return <PreviewTab />
  }
}

function ProjectFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="m-auto w-full max-w-md p-4">
      <Alert
        heading={texts.files.workspace.projectFailed}
        action={<Button onClick={retry}>{texts.common.actions.retry}</Button>}
      >
        {error.message}
      </Alert>
    </div>
  )
}
