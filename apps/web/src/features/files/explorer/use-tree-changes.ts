import { useCallback, useRef, useState } from 'react'
import { catchFocus } from '../../../lib/catch-focus.ts'
import type { FileActions, Undo } from '../open/file-actions.ts'
import type { FolderItem, Item } from '../tree/build-tree.ts'
import { folderOf, joinPath } from '../tree/paths.ts'

/** What is to be made, and where. */
export interface NewItem {
  kind: 'file' | 'folder'
  folder: string
}

export type TreeChanges = ReturnType<typeof useTreeChanges>

/** The changes that take more than one step: a name to be typed, a question to be answered, a way back to be kept. */
export function useTreeChanges(actions: FileActions) {
  const tree = useRef<HTMLDivElement>(null)
  const [creating, setCreating] = useState<NewItem>()
  const [deletingFolder, setDeletingFolder] = useState<FolderItem>()
  const [renamingPath, setRenamingPath] = useState<string>()
  const [undoable, setUndoable] = useState<{ name: string; undo: Undo }>()
  const forgetUndo = useCallback(() => setUndoable(undefined), [])

  const deleteItem = async ({ kind, path, name }: Item) => {
    catchFocus(() => tree.current)
    const undo = await actions.delete(path, kind)
    setUndoable(undo && { name, undo })
  }

  return {
    /** Takes the focus back after each step. */
    tree,
    creating,
    deletingFolder,
    renamingPath,
    undoable,
    forgetUndo,
    startNew: (kind: NewItem['kind'], folder: string) => setCreating({ kind, folder }),
    stopNew: () => setCreating(undefined),
    startRename: setRenamingPath,

    /** Says what is wrong with the name, or nothing. */
    create: ({ kind, folder }: NewItem, name: string) =>
      kind === 'file' ? actions.createFile(folder, name) : actions.createFolder(folder, name),

    /** Without a name the item keeps the one it has. */
    rename(path: string, name: string | undefined) {
      setRenamingPath(undefined)
      tree.current?.focus()
      if (name !== undefined) void actions.move(path, joinPath(folderOf(path), name))
    },

    /** A file goes at once, because it can be brought back; a folder goes after a question. */
    delete(item: Item) {
      if (item.kind === 'folder') setDeletingFolder(item)
      else void deleteItem(item)
    },

    deleteFolder: (folder: FolderItem) => void deleteItem(folder),
    keepFolder: () => setDeletingFolder(undefined),

    undo() {
      forgetUndo()
      tree.current?.focus()
      void undoable?.undo()
    },
  }
}
