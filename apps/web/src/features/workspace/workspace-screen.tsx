import { Tabs } from 'radix-ui'
import type { ProjectId } from '@joinery/contract'
import { ChatTab } from './chat-tab.tsx'
import { ProjectFailed } from './project-failed.tsx'
import { useCommandKeys } from './use-command-keys.ts'
import { useCurrentProject } from './use-current-project.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useWorkspace } from './use-workspace.ts'
import { WorkTab } from './work-tab.tsx'
import { WorkspaceHeader } from './workspace-header.tsx'
import { WorkspacePalette } from './workspace-palette.tsx'
import { WorkspacePanels } from './workspace-panels.tsx'
import type { OpenedPart } from './workspace-keys.ts'
import type { OpenedSlot, WorkspaceSlots } from './workspace-slots.ts'
import { WorkspaceTabs } from './workspace-tabs.tsx'
import { readTab } from './workspace-tab.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

interface WorkspaceScreenProps {
  title: string
  tabs: readonly WorkspaceTab[]
  slots: WorkspaceSlots
}

/**
 * A project with everything one does to it, in tabs; where there is room, the chat stands beside. On narrow screens
 * the tabs stand where the thumb is. On low ones, such as a page at 200 %, it is the page that scrolls.
 */
export function WorkspaceScreen({ title, tabs, slots }: WorkspaceScreenProps) {
  const { state, close } = useCurrentProject(slots.chatInput)
  const projectId = state.kind === 'open' || state.kind === 'loading' ? state.projectId : undefined
  const workspace = useWorkspace({ tabs, projectId, chatInput: slots.chatInput })
  const { tab, layout } = workspace
  useCommandKeys(tabs, workspace.carryOut)
  useKeptFocus(tab)
  const openedBy = (part: OpenedPart, id: ProjectId): OpenedSlot => ({
    projectId: id,
    isOpen: workspace.opened === part,
    onOpenChange: (isOpen) => workspace.setOpened(isOpen ? part : undefined),
  })

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => workspace.show(readTab(value, tabs))}
      className="-m-4 flex h-[calc(100dvh-3.5rem)] min-h-112 min-w-0 flex-col md:-m-8 md:h-dvh md:min-h-0"
    >
      <WorkspaceHeader
        title={title}
        state={state}
        workspace={workspace}
        history={state.kind === 'open' && slots.history(openedBy('history', state.projectId))}
        publish={state.kind === 'open' && slots.publish(openedBy('publish', state.projectId))}
        rename={
          state.kind === 'open' &&
          slots.rename({ ...openedBy('rename', state.projectId), project: state.project })
        }
        services={slots.services(state.kind === 'open' ? state.project : undefined)}
        onClose={close}
      />
      <WorkspaceTabs tabs={tabs} />
      {state.kind === 'failed' ? (
        <ProjectFailed {...state} />
      ) : (
        <WorkspacePanels
          layout={layout}
          chat={
            <ChatTab
              project={state.kind === 'open' ? state.project : undefined}
              projectId={projectId}
              hasContext={tab === 'chat'}
              workspace={workspace}
              slots={slots}
            />
          }
          work={<WorkTab projectId={projectId} tabs={tabs} workspace={workspace} slots={slots} />}
        />
      )}
      {workspace.isPaletteOpen && (
        <WorkspacePalette
          projectId={projectId}
          tabs={tabs}
          workspace={workspace}
          slots={slots}
          onCloseProject={close}
        />
      )}
    </Tabs.Root>
  )
}
