import { Suspense, useState } from 'react'
import { Rocket } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { notify } from '../../lib/notify.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

const PublishPanel = lazyPart(async () => (await import('./publish-panel.tsx')).PublishPanel)

/** Deploy: what is published of a project, and how it is published. */
export function PublishButton({ projectId }: { projectId: ProjectId | undefined }) {
  const { title, description, noProject } = texts.publishing
  const [isOpen, setIsOpen] = useState(false)
  const open = () => (projectId ? setIsOpen(true) : void notify.info(noProject))
  return (
    <>
      <Button {...(projectId && { 'aria-haspopup': 'dialog' as const })} onClick={open}>
        <Rocket aria-hidden className="size-4" />
        {texts.chat.fileManager.deploy}
      </Button>
      {projectId && (
        <Dialog
          title={title}
          description={description}
          width="medium"
          startsInField={false}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        >
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PublishPanel projectId={projectId} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
