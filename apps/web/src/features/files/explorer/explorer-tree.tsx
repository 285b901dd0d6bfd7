import { texts } from '@joinery/contract'
import type { OpenFiles } from '../open/browser-files.ts'
import { useDesk } from '../open/use-desk.ts'
import type { FolderItem } from '../tree/build-tree.ts'
import { findItem } from '../tree/find-item.ts'
import { listRows } from '../tree/list-rows.ts'
import type { TreeAct } from '../tree/read-tree-key.ts'
import { TreeView } from './tree-view.tsx'
import { useRowDrag } from './use-row-drag.ts'
import type { TreeChanges } from './use-tree-changes.ts'

interface ExplorerTreeProps {
  files: OpenFiles
  root: FolderItem
  changes: TreeChanges
  onOpened: () => void
  onImport: ((dropped: DataTransfer) => void) | undefined
}

/** The tree that can be changed. Without rows it is a sentence, and takes files all the same. */
export function ExplorerTree({ files, root, changes, onOpened, onImport }: ExplorerTreeProps) {
  const { desk, actions } = files
  const { openFolders, selectedPath, drafts } = useDesk(desk)
  const drag = useRowDrag({ onMove: (from, to) => void actions.move(from, to), onImport })
  const { renamingPath, startNew, startRename } = changes

  const act = ({ type, path }: TreeAct) => {
    switch (type) {
      case 'select':
        return desk.tell({ type: 'item-selected', path })
      case 'toggle':
        return desk.tell({ type: 'folder-toggled', path })
      case 'open':
        desk.tell({ type: 'file-opened', path })
        return onOpened()
      case 'rename':
        return startRename(path)
      case 'delete': {
        const item = findItem(root, path)
        return item && changes.delete(item)
      }
    }
  }

  if (root.children.length === 0) {
    return (
      <div
        className="flex flex-1 items-center justify-center p-6"
        onDragOver={(event) => drag.over(event, undefined)}
        onDragLeave={drag.leave}
        onDrop={(event) => drag.drop(event, undefined)}
      >
        <p className="max-w-56 text-center text-14 text-neutral-10">{texts.files.emptyTree}</p>
      </div>
    )
  }
  return (
    <TreeView
      label={texts.files.explorer.label}
      treeRef={changes.tree}
      rows={listRows(root, openFolders)}
      selectedPath={selectedPath}
      onAct={act}
      unsavedPaths={drafts}
      renaming={
        renamingPath === undefined
          ? undefined
          : { path: renamingPath, onDone: (path, name) => changes.rename(path, name) }
      }
      menu={{ onNew: startNew, onRename: startRename, onDelete: (item) => changes.delete(item) }}
      drag={drag}
    />
  )
}
