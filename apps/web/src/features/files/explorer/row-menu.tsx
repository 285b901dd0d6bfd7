import { useState } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Ellipsis, FilePlus, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { MenuItem } from '../../../components/ui/menu.tsx'
import type { Item } from '../tree/build-tree.ts'

export interface RowMenuActs {
  onNew: (kind: 'file' | 'folder', folder: string) => void
  onRename: (path: string) => void
  onDelete: (item: Item) => void
}

/** What can be done to one row. The keyboard has its own ways to all of it, so the button stays out of its way. */
export function RowMenu({ item, onNew, onRename, onDelete }: RowMenuActs & { item: Item }) {
  const [isOpen, setIsOpen] = useState(false)
  const { rowMenu, explorer } = texts.files
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          tabIndex={-1}
          aria-label={fillText(explorer.rowActions, { name: item.name })}
          onClick={(event) => event.stopPropagation()}
          className="flex size-6 shrink-0 items-center justify-center rounded-control text-neutral-10 opacity-0 group-hover:opacity-100 group-aria-selected:opacity-100 hover:bg-neutral-5 hover:text-neutral-12 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:size-10 pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden className="size-4" />
        </button>
      </DropdownMenu.Trigger>
      {isOpen && (
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="start"
            collisionPadding={8}
            onClick={(event) => event.stopPropagation()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            className="z-50 min-w-44 rounded-card border border-neutral-6 bg-neutral-1 p-1 shadow-float data-[state=open]:animate-appear"
          >
            {item.kind === 'folder' && (
              <>
                <MenuItem icon={<FilePlus aria-hidden />} onSelect={() => onNew('file', item.path)}>
                  {rowMenu.newFile}
                </MenuItem>
                <MenuItem icon={<FolderPlus aria-hidden />} onSelect={() => onNew('folder', item.path)}>
                  {rowMenu.newFolder}
                </MenuItem>
              </>
            )}
            <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onRename(item.path)}>
              {explorer.rename}
            </MenuItem>
            <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => onDelete(item)}>
              {rowMenu.delete}
            </MenuItem>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  )
}
