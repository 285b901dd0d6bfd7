import { useRef, useState } from 'react'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Menu, MenuItem } from '../../components/ui/menu.tsx'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import { RenameProjectDialog } from './rename-project-dialog.tsx'

interface ProjectMenuProps {
  project: Project
  isDuplicating: boolean
  onRename: (title: string) => void
  onDuplicate: () => void
  onDelete: (confirmation: string) => void
}

export function ProjectMenu({ project, isDuplicating, onRename, onDuplicate, onDelete }: ProjectMenuProps) {
  const { menu, rename, duplicate, delete: remove } = texts.projects.card
  const [asking, setAsking] = useState<'rename' | 'delete'>()
  const trigger = useRef<HTMLButtonElement>(null)
  const shared = {
    project,
    returnFocusTo: trigger,
    onOpenChange: (isOpen: boolean) => !isOpen && setAsking(undefined),
  }
  return (
    <>
      <Menu label={fillText(menu, { title: project.title })} triggerRef={trigger}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setAsking('rename')}>
          {rename}
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden />} isDisabled={isDuplicating} onSelect={onDuplicate}>
          {duplicate}
        </MenuItem>
        {project.canDelete && (
          <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => setAsking('delete')}>
            {remove}
          </MenuItem>
        )}
      </Menu>
      <RenameProjectDialog {...shared} isOpen={asking === 'rename'} onRename={onRename} />
      <DeleteProjectDialog {...shared} isOpen={asking === 'delete'} onDelete={onDelete} />
    </>
  )
}
