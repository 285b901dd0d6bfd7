import { ChevronDown } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { texts } from '@joinery/contract'
import type { Project, ProjectId } from '@joinery/contract'
import { CurrentProjectCard } from './current-project-card.tsx'
import { useMedia } from './use-media.ts'
import type { Workspace } from './use-workspace.ts'
import type { WorkspaceSlots } from './workspace-slots.ts'

interface ChatTabProps {
  projectId: ProjectId | undefined
  /** Undefined while it is still loading. */
  project: Project | undefined
  /** Whether usage and project stand beside the conversation. */
  hasContext: boolean
  workspace: Workspace
  slots: WorkspaceSlots
}

/** The conversation, with the usage and the project beside it; on narrow screens those fold away above it. */
export function ChatTab({ projectId, project, hasContext, workspace, slots }: ChatTabProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const context = hasContext && (
    <>
      {slots.usage(workspace.upgrade)}
      {project && <CurrentProjectCard project={project} naming={slots.naming(project)} />}
    </>
  )
  return (
    <Tabs.Content
      value="chat"
      forceMount
      className="flex min-h-0 min-w-0 flex-1 flex-col -outline-offset-2 lg:flex-row"
    >
      {context && !isWide && (
        <details className="group shrink-0 border-b border-neutral-5">
          <summary className="flex h-11 items-center justify-between px-4 text-13 text-neutral-11">
            {texts.workspace.context}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid max-h-[50dvh] gap-4 overflow-y-auto p-4 pt-0">{context}</div>
        </details>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {slots.chat({
          projectId,
          initialPrompt: workspace.initialPrompt,
          onInitialPromptTaken: workspace.forgetPrompt,
          onRunStarted: workspace.watchRun,
          onWritingStarted: workspace.watchApp,
          onProjectCreated: workspace.openProject,
          onViewCode: (path) => workspace.showPlace({ path }),
          onFilesGenerated: workspace.showGenerated,
          onRunPreview: workspace.runPreview,
          onUpgrade: workspace.upgrade,
        })}
      </div>
      {context && isWide && (
        <aside
          aria-label={texts.workspace.context}
          className="grid w-80 shrink-0 content-start gap-4 overflow-y-auto border-l border-neutral-5 p-4"
        >
          {context}
        </aside>
      )}
    </Tabs.Content>
  )
}
