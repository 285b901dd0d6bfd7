import { Tabs } from 'radix-ui'
import type { ProjectId } from '@joinery/contract'
import { PreviewHolder } from './preview-holder.tsx'
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
  const { shown, previewPlace } = workspace
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
        <PreviewHolder
          place={previewPlace}
          onOpen={() => workspace.show('preview')}
          onClose={workspace.closeSmallPreview}
        >
          {slots.preview({
            projectId,
            place: previewPlace,
            handle: workspace.preview,
            onShowPlace: ({ file, line, column }) => workspace.showPlace({ path: file, line, column }),
            onWrite: workspace.write,
          })}
        </PreviewHolder>
      ) : (
        <Tabs.Content value="preview" className={contentClasses}>
          {slots.noPreview()}
        </Tabs.Content>
      )}
    </div>
  )
}

const contentClasses = 'flex min-h-0 min-w-0 flex-1 flex-col -outline-offset-2'
