import { fillText, texts } from '@joinery/contract'
import { chatInput } from '../features/chat/chat-input.ts'
import { FileManager } from '../features/files/file-manager.tsx'
import { exportProject } from '../features/files/transfer/export-project.ts'
import { PushVersionButton } from '../features/integrations/push-version-button.tsx'
import { NoPreview } from '../features/preview/no-preview.tsx'
import { RenameProjectButton } from '../features/projects/rename-project-button.tsx'
import { DeployButton } from '../features/publishing/deploy-button.tsx'
import { PublishButton } from '../features/publishing/publish-button.tsx'
import { UsagePanel } from '../features/usage/usage-panel.tsx'
import { VersionHistory } from '../features/versions/version-history.tsx'
import { WorkspaceScreen } from '../features/workspace/workspace-screen.tsx'
import type { WorkspaceSlots } from '../features/workspace/workspace-slots.ts'
import { codeChatTabs, workspaceTabs } from '../features/workspace/workspace-tab.ts'
import { CodeTab } from './code-tab.tsx'
import { FilePaths } from './file-paths.tsx'
import type { ScreenProps } from './lazy-screen.tsx'
import { PreviewTab } from './preview-tab.tsx'
import { ProjectNaming } from './project-naming.tsx'
import { ProjectServices } from './project-services.tsx'
import { reloadFiles } from './reload-files.ts'
import { WorkspaceChat } from './workspace-chat.tsx'

const { productName } = texts.common

/** The workspace with what other features put into it, for both of its addresses. */
export function WorkspaceRoute({ routeName }: ScreenProps) {
  if (routeName === 'codeChat') {
    const title = fillText(texts.chat.codeChatTitle, { product: productName })
    return <WorkspaceScreen title={title} tabs={codeChatTabs} slots={codeChatSlots} />
  }
  return <WorkspaceScreen title={productName} tabs={workspaceTabs} slots={slots} />
}

const slots: WorkspaceSlots = {
  history: (slot) => (
    <VersionHistory
      {...slot}
      onRestored={() => reloadFiles(slot.projectId)}
      renderActions={(version) => <PushVersionButton version={version} />}
    />
  ),
  publish: (slot) => <PublishButton {...slot} />,
  rename: (slot) => <RenameProjectButton {...slot} />,
  naming: (project) => <ProjectNaming project={project} />,
  exportFiles: (projectId) => void exportProject(projectId),
  services: (project) => <ProjectServices project={project} />,
  usage: (onUpgrade) => <UsagePanel onUpgrade={onUpgrade} />,
  chat: (slot) => <WorkspaceChat voice="workspace" {...slot} />,
  chatInput,
  code: (slot) => <CodeTab {...slot} />,
  files: (projectId) => <FileManager projectId={projectId} deploy={<DeployButton projectId={projectId} />} />,
  preview: (slot) => <PreviewTab {...slot} />,
  noPreview: () => <NoPreview sentence={texts.preview.noProject} />,
  paths: (projectId, render) => <FilePaths projectId={projectId} render={render} />,
}

/** The code chat speaks with its own sentences. */
const codeChatSlots: WorkspaceSlots = {
  ...slots,
  chat: (slot) => <WorkspaceChat voice="codeChat" {...slot} />,
}
