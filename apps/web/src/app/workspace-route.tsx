import { fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { FileManager } from '../features/files/file-manager.tsx'
import { CodeViewer } from '../features/files/viewer/code-viewer.tsx'
import { VersionHistory } from '../features/versions/version-history.tsx'
import { WorkspaceScreen } from '../features/workspace/workspace-screen.tsx'
import type { WorkspaceSlots } from '../features/workspace/workspace-screen.tsx'
import { codeChatTabs, workspaceTabs } from '../features/workspace/workspace-tab.ts'
import { queryClient } from '../lib/query-client.ts'
import type { ScreenProps } from './lazy-screen.tsx'

const { productName } = texts.common

/** The workspace with what other features put into it, for both of its addresses. */
export function WorkspaceRoute({ routeName }: ScreenProps) {
  if (routeName === 'codeChat') {
    const title = fillText(texts.chat.codeChatTitle, { product: productName })
    return <WorkspaceScreen title={title} tabs={codeChatTabs} slots={slots} />
  }
  return <WorkspaceScreen title={productName} tabs={workspaceTabs} slots={slots} />
}

const slots: WorkspaceSlots = {
  history: (projectId) => (
    <VersionHistory projectId={projectId} onRestored={() => void reloadFiles(projectId)} />
  ),
  codeViewer: (projectId) => <CodeViewer projectId={projectId} />,
  fileManager: (projectId) => <FileManager projectId={projectId} />,
}

const reloadFiles = (projectId: ProjectId) =>
  queryClient.invalidateQueries({ queryKey: ['projects', projectId, 'files'] })
