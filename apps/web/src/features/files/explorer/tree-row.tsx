import { ChevronRight, Folder, FolderOpen } from 'lucide-react'
import { texts } from '@joinery/contract'
import { classNames } from '../../../lib/class-names.ts'
import type { Row } from '../tree/list-rows.ts'
import { FileIcon } from './file-icon.tsx'
import { RenameField } from './rename-field.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowMenuActs } from './row-menu.tsx'
import { UnsavedDot } from './unsaved-dot.tsx'
import type { RowDrag } from './use-row-drag.ts'

interface TreeRowProps {
  id: string
  row: Row
  top: number
  height: number
  isSelected: boolean
  isUnsaved: boolean
  isDropTarget: boolean
  /** Only while the name is being changed; without a new name it stays. */
  onRenamed: ((name: string | undefined) => void) | undefined
  menu: RowMenuActs | undefined
  drag: RowDrag | undefined
  onPress: () => void
}

export function TreeRow(props: TreeRowProps) {
  const { id, row, top, height, isSelected, isUnsaved, isDropTarget, onRenamed, menu, drag, onPress } = props
  const { item, level, isOpen, position, setSize } = row
  const isFolder = item.kind === 'folder'
  return (
    // The tree itself has the focus and hears the keys; a row is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      aria-label={isUnsaved ? `${item.name}, ${texts.files.explorer.unsaved}` : item.name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-selected={isSelected}
      aria-expanded={isFolder ? isOpen : undefined}
      draggable={drag !== undefined && !onRenamed}
      onClick={onPress}
      onDragStart={(event) => drag?.start(event, item)}
      onDragOver={(event) => drag?.over(event, item)}
      onDrop={(event) => drag?.drop(event, item)}
      className={classNames(
        'group absolute inset-x-1 flex cursor-pointer items-center gap-1.5 rounded-control pr-1 text-13 select-none',
        isSelected
          ? 'bg-neutral-4 text-neutral-12 group-focus-visible/tree:bg-accent-subtle'
          : 'text-neutral-11 hover:bg-neutral-3',
        isDropTarget && 'outline-2 -outline-offset-2 outline-accent outline-dashed',
      )}
      style={{ transform: `translateY(${top}px)`, height, paddingLeft: 4 + (level - 1) * 12 }}
    >
      <ChevronRight
        aria-hidden
        className={classNames(
          'size-3.5 shrink-0 text-neutral-9 transition-transform',
          isOpen && 'rotate-90',
          !isFolder && 'invisible',
        )}
      />
      {isFolder ? <FolderIcon isOpen={isOpen} /> : <FileIcon path={item.path} />}
      {onRenamed ? (
        <RenameField name={item.name} onDone={onRenamed} />
      ) : (
        <span className="min-w-0 flex-1 truncate" title={item.path}>
          {item.name}
        </span>
      )}
      {isUnsaved && <UnsavedDot />}
      {menu && !onRenamed && <RowMenu item={item} {...menu} />}
    </div>
  )
}

function FolderIcon({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? FolderOpen : Folder
  return <Icon aria-hidden className="size-4 shrink-0 text-neutral-10" />
}
