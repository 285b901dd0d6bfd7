import type { ProjectId } from '@joinery/contract'
import { Explorer } from '../explorer/explorer.tsx'
import type { OpenFiles } from '../open/browser-files.ts'
import type { FolderItem } from '../tree/build-tree.ts'
import { filesOfDrop } from './chosen-files.ts'
import { TransferMenu } from './transfer-menu.tsx'
import { useTransfer } from './use-transfer.ts'

interface ProjectExplorerProps {
  files: OpenFiles
  root: FolderItem
  projectId: ProjectId
  onOpened: () => void
}

/** The explorer of a project, which archives can go into and come out of. */
export function ProjectExplorer({ files, root, projectId, onOpened }: ProjectExplorerProps) {
  const transfer = useTransfer(projectId)
  return (
    <Explorer
      files={files}
      root={root}
      hasVersions
      onOpened={onOpened}
      tools={<TransferMenu transfer={transfer} />}
      onImport={(dropped) => {
        const chosen = filesOfDrop(dropped)
        void transfer.import(() => chosen)
      }}
    />
  )
}
