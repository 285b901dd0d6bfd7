import { useRef } from 'react'
import { Pencil } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { RenameProjectDialog } from './rename-project-dialog.tsx'
import { useRenameProject } from './rename-project.ts'

interface RenameProjectButtonProps {
  project: Project
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Another title for the project that is open: those that begin in the chat are named by their day alone. */
export function RenameProjectButton({ project, isOpen, onOpenChange }: RenameProjectButtonProps) {
  const { title } = texts.projects.rename
  const button = useRef<HTMLButtonElement>(null)
  const { mutate } = useRenameProject()
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        onClick={() => onOpenChange(true)}
      >
        <Pencil aria-hidden className="size-4" />
      </Button>
      <RenameProjectDialog
        project={project}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        returnFocusTo={button}
        onRename={(wanted) => mutate({ projectId: project.id, title: wanted })}
      />
    </>
  )
}
