import { useState } from 'react'
import type { ReactNode } from 'react'
import type { OpenFiles } from '../open/browser-files.ts'
import { useDesk } from '../open/use-desk.ts'
import type { FolderItem } from '../tree/build-tree.ts'
import { findItem } from '../tree/find-item.ts'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteFolderDialog } from './delete-folder-dialog.tsx'
import { ExplorerToolbar } from './explorer-toolbar.tsx'
import { ExplorerTree } from './explorer-tree.tsx'
import { FilePreview } from './file-preview.tsx'
import { SearchPanel } from './search-panel.tsx'
import { UndoStrip } from './undo-strip.tsx'
import { useTreeChanges } from './use-tree-changes.ts'

interface ExplorerProps {
  files: OpenFiles
  root: FolderItem
  /** Whether earlier versions keep what is deleted. */
  hasVersions: boolean
  /** Called when a file is opened, so that it can be brought into sight. */
  onOpened: () => void
  /** What stands at the end of the toolbar. */
  tools?: ReactNode
  onImport?: (dropped: DataTransfer) => void
}

/** The tree with everything that can be done to it. */
export function Explorer({ files, root, hasVersions, onOpened, tools, onImport }: ExplorerProps) {
  const { home, desk, actions } = files
  const { selectedPath } = useDesk(desk)
  const changes = useTreeChanges(actions)
  const [isSearching, setIsSearching] = useState(false)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const selected = selectedPath === undefined ? undefined : findItem(root, selectedPath)

  const refresh = async () => {
    setIsRefreshing(true)
    await actions.refresh()
    setIsRefreshing(false)
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ExplorerToolbar
        isRefreshing={isRefreshing}
        isSearching={isSearching}
        onRefresh={() => void refresh()}
        onNew={(kind) => changes.startNew(kind, actions.folderFor(selected?.path))}
        onSearch={() => setIsSearching(!isSearching)}
      >
        {tools}
      </ExplorerToolbar>
      {isSearching ? (
        <SearchPanel
          home={home}
          onClose={() => setIsSearching(false)}
          onOpen={({ path, line, column }) => {
            desk.tell({ type: 'file-opened', path, place: { path, line, column } })
            onOpened()
          }}
        />
      ) : (
        <ExplorerTree files={files} root={root} changes={changes} onOpened={onOpened} onImport={onImport} />
      )}
      {changes.undoable && (
        <UndoStrip
          key={changes.undoable.name}
          name={changes.undoable.name}
          onUndo={() => changes.undo()}
          onGone={changes.forgetUndo}
        />
      )}
      {selected?.kind === 'file' && <FilePreview files={files} file={selected} />}
      <CreateDialog
        item={changes.creating}
        returnFocusTo={changes.tree}
        onCreate={changes.create}
        onClose={changes.stopNew}
      />
      <DeleteFolderDialog
        folder={changes.deletingFolder}
        hasVersions={hasVersions}
        returnFocusTo={changes.tree}
        onDelete={changes.deleteFolder}
        onClose={changes.keepFolder}
      />
    </div>
  )
}
