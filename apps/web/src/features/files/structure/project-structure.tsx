import { useState } from 'react'
import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import { TreeView } from '../explorer/tree-view.tsx'
import type { FolderItem } from '../tree/build-tree.ts'
import { listRows } from '../tree/list-rows.ts'
import type { TreeAct } from '../tree/read-tree-key.ts'
import { toggleFolder } from '../tree/toggle-folder.ts'
import { ProjectOverview } from './project-overview.tsx'

interface DirectoryTreeProps {
  root: FolderItem
  onOpen: (path: string) => void
}

interface ProjectStructureProps extends DirectoryTreeProps {
  /** The button that publishes. */
  deploy: ReactNode
}

/** The project at a glance: its directories to look through, and what it is made of. */
export function ProjectStructure({ root, onOpen, deploy }: ProjectStructureProps) {
  const { fileManager } = texts.chat
  return (
    <section aria-labelledby="structure-heading" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex items-center gap-2 border-b border-neutral-5 p-1.5 pl-4">
        <h2 id="structure-heading" className="flex-1 text-14 font-semibold">
          {fileManager.structure}
        </h2>
        {deploy}
      </div>
      <DirectoryTree root={root} onOpen={onOpen} />
      <ProjectOverview root={root} />
    </section>
  )
}

/** A tree of its own, so that looking around here moves nothing in the explorer. */
function DirectoryTree({ root, onOpen }: DirectoryTreeProps) {
  const [openFolders, setOpenFolders] = useState<ReadonlySet<string>>(
    () => new Set(root.children.map(({ path }) => path)),
  )
  const [selectedPath, setSelectedPath] = useState<string>()
  const rows = listRows(root, openFolders)
  const act = ({ type, path }: TreeAct) => {
    if (type === 'select') setSelectedPath(path)
    if (type === 'toggle') setOpenFolders(toggleFolder(openFolders, path))
    if (type === 'open') onOpen(path)
  }
  if (rows.length === 0) return <p className="flex-1 p-4 text-14 text-neutral-10">{texts.files.emptyTree}</p>
  return (
    <TreeView
      label={texts.files.structure.directories}
      rows={rows}
      selectedPath={selectedPath}
      onAct={act}
      className="min-h-24"
    />
  )
}
