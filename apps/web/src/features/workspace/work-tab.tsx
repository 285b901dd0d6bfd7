import { Tabs } from 'radix-ui'
import type { ProjectId } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import type { Workspace } from './use-workspace.ts'
import type { WorkspaceSlots } from './workspace-slots.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

interface WorkTabProps {
  projectId: ProjectId | undefined
  tabs: readonly WorkspaceTab[]
  workspace: Workspace
  slots: WorkspaceSlots
}

/** Code, files or preview. While the chat has the whole width, the one before it stays ready. */
export function WorkTab({ projectId, tabs, workspace, slots }: WorkTabProps) {
  const { tab, shown } = workspace
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <Tabs.Content value="code" className={contentClasses}>
        {slots.code({ projectId, shown })}
      </Tabs.Content>
      {tabs.includes('files') && (
        <Tabs.Content value="files" className={contentClasses}>
          {slots.files(projectId)}
        </Tabs.Content>
      )}
      {projectId ? (
        <Tabs.Content
          value="preview"
          forceMount
          // A frame that is taken out of the page starts anew when it comes back, so it is only put out of sight.
          className={classNames(contentClasses, 'absolute inset-0', tab !== 'preview' && 'invisible')}
        >
          {slots.preview({
            projectId,
            isShown: tab === 'preview',
            handle: workspace.preview,
            onShowPlace: ({ file, line, column }) => workspace.showPlace({ path: file, line, column }),
            onWrite: workspace.write,
          })}
        </Tabs.Content>
      ) : (
        <Tabs.Content value="preview" className={contentClasses}>
          {slots.noPreview()}
        </Tabs.Content>
      )}
    </div>
  )
}

const contentClasses = 'flex min-h-0 min-w-0 flex-1 flex-col -outline-offset-2'
