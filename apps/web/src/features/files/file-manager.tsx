import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ProjectId } from '@joinery/contract'
import { texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import { EditorPane } from './editor/editor-pane.tsx'
import { Explorer } from './explorer/explorer.tsx'
import { FilesPending } from './files-pending.tsx'
import { filesOf } from './open/browser-files.ts'
import type { OpenFiles } from './open/browser-files.ts'
import { useTree } from './open/use-tree.ts'
import { PaneSwitch } from './pane-switch.tsx'
import type { Pane } from './pane-switch.tsx'
import { ProjectStructure } from './structure/project-structure.tsx'
import { ProjectExplorer } from './transfer/project-explorer.tsx'
import type { FolderItem } from './tree/build-tree.ts'
import { findItem } from './tree/find-item.ts'

interface FileManagerProps {
  projectId: ProjectId | undefined
  /** The button that publishes. */
  deploy: ReactNode
}

/** Explorer, editor and structure of a project's files, or of the local tree while no project is open. */
export function FileManager({ projectId, deploy }: FileManagerProps) {
  const files = filesOf(projectId)
  const tree = useTree(files.home)
  if (tree.kind !== 'shown') return <FilesPending {...tree} />
  return <Panes key={files.home.id} files={files} root={tree.root} projectId={projectId} deploy={deploy} />
}

interface PanesProps extends FileManagerProps {
  files: OpenFiles
  root: FolderItem
}

/** Side by side where there is room; one after the other where there is not. */
function Panes({ files, root, projectId, deploy }: PanesProps) {
  const [pane, setPane] = useState<Pane>('tree')
  const showEditor = () => setPane('editor')
  const explorer = { files, root, onOpened: showEditor }
  const findFile = (path: string) => {
    const item = findItem(root, path)
    return item?.kind === 'file' ? item : undefined
  }
  return (
    <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
      {!projectId && (
        <p className="border-b border-neutral-5 bg-neutral-2 px-4 py-2 text-13 text-neutral-10">
          {texts.files.local.sentence}
        </p>
      )}
      <PaneSwitch pane={pane} onChange={setPane} />
      <div className="flex min-h-0 flex-1">
        <div
          className={classNames(
            'min-h-0 min-w-0 flex-1 border-neutral-5 @3xl:flex @3xl:w-72 @3xl:flex-none @3xl:border-r',
            pane === 'tree' ? 'flex' : 'hidden',
          )}
        >
          {projectId ? (
            <ProjectExplorer {...explorer} projectId={projectId} />
          ) : (
            <Explorer {...explorer} hasVersions={false} />
          )}
        </div>
        <div
          className={classNames(
            'min-h-0 min-w-0 flex-1 @6xl:flex',
            pane === 'editor' && 'flex',
            pane === 'tree' && 'hidden @3xl:flex',
            pane === 'structure' && 'hidden',
          )}
        >
          <EditorPane files={files} findFile={findFile} />
        </div>
        <div
          className={classNames(
            'min-h-0 min-w-0 flex-1 border-neutral-5 @6xl:flex @6xl:w-80 @6xl:flex-none @6xl:border-l',
            pane === 'structure' ? 'flex' : 'hidden',
          )}
        >
          <ProjectStructure
            root={root}
            deploy={deploy}
            onOpen={(path) => {
              files.desk.tell({ type: 'file-opened', path })
              showEditor()
            }}
          />
        </div>
      </div>
    </div>
  )
}
