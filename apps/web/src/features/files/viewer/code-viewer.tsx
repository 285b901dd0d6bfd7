import { useMemo, useState } from 'react'
import type { ProjectId } from '@joinery/contract'
import { texts } from '@joinery/contract'
import { FilesPending } from '../files-pending.tsx'
import { TreeView } from '../explorer/tree-view.tsx'
import { filesOf } from '../open/browser-files.ts'
import type { OpenFiles } from '../open/browser-files.ts'
import { useTree } from '../open/use-tree.ts'
import type { FolderItem } from '../tree/build-tree.ts'
import { findItem } from '../tree/find-item.ts'
import { listRows } from '../tree/list-rows.ts'
import { foldersAbove } from '../tree/paths.ts'
import type { TreeAct } from '../tree/read-tree-key.ts'
import { toggleFolder } from '../tree/toggle-folder.ts'
import { ViewedFile } from './viewed-file.tsx'

/** A file to show, and where in it. A new id shows it again. */
interface ShownPlace {
  readonly id: number
  readonly path: string
  readonly line?: number | undefined
  readonly column?: number | undefined
}

interface CodeViewerProps {
  projectId: ProjectId | undefined
  shown?: ShownPlace | undefined
}

/** The files to be read, not to be changed. */
export function CodeViewer({ projectId, shown }: CodeViewerProps) {
  const files = filesOf(projectId)
  const tree = useTree(files.home)
  if (tree.kind !== 'shown') return <FilesPending {...tree} />
  if (tree.root.children.length === 0) {
    return <p className="m-auto p-8 text-14 text-neutral-10">{texts.chat.codeViewer.empty}</p>
  }
  return <TreeAndViewer key={files.home.id} files={files} root={tree.root} shown={shown} />
}

const startsOpen = new Set(['src', 'src/components'])

interface TreeAndViewerProps {
  files: OpenFiles
  root: FolderItem
  shown: ShownPlace | undefined
}

function TreeAndViewer({ files, root, shown }: TreeAndViewerProps) {
  const [openFolders, setOpenFolders] = useState<ReadonlySet<string>>(startsOpen)
  const [selectedPath, setSelectedPath] = useState<string>()
  const [viewedPath, setViewedPath] = useState<string>()
  const [shownId, setShownId] = useState<number>()
  if (shown && shown.id !== shownId) {
    setShownId(shown.id)
    setSelectedPath(shown.path)
    setViewedPath(shown.path)
    setOpenFolders(new Set([...openFolders, ...foldersAbove(shown.path)]))
  }
  const place = useMemo(
    () => (shown?.line === undefined ? undefined : { line: shown.line, column: shown.column ?? 1 }),
    [shown],
  )
  const viewed = viewedPath === undefined ? undefined : findItem(root, viewedPath)
  const act = ({ type, path }: TreeAct) => {
    if (type === 'select') setSelectedPath(path)
    if (type === 'toggle') setOpenFolders(toggleFolder(openFolders, path))
    if (type === 'open') setViewedPath(path)
  }
  return (
    <div className="@container flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col @2xl:flex-row">
        <TreeView
          label={texts.files.viewer.tree}
          rows={listRows(root, openFolders)}
          selectedPath={selectedPath}
          onAct={act}
          className="max-h-[40%] border-neutral-5 @max-2xl:border-b @2xl:max-h-none @2xl:max-w-[33%] @2xl:border-r"
        />
        <div className="flex min-h-0 min-w-0 flex-[2] flex-col">
          {viewed?.kind === 'file' ? (
            <ViewedFile
              key={viewed.path}
              home={files.home}
              file={viewed}
              place={viewed.path === shown?.path ? place : undefined}
            />
          ) : (
            <p className="m-auto p-8 text-14 text-neutral-10">{texts.files.viewer.empty}</p>
          )}
        </div>
      </div>
    </div>
  )
}
