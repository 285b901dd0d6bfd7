import { Suspense } from 'react'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'

const PublishPanel = lazyPart(async () => (await import('./publish-panel.tsx')).PublishPanel)

export interface PublishDialogProps {
  projectId: ProjectId
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What is published of a project, and how it is published. */
export function PublishDialog({ projectId, isOpen, onOpenChange }: PublishDialogProps) {
  const { title, description } = texts.publishing
  return (
    <Dialog
      title={title}
      description={description}
      width="medium"
      startsInField={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        <PublishPanel projectId={projectId} />
      </Suspense>
    </Dialog>
  )
}
