import { useState } from 'react'
import { Rocket } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../lib/notify.ts'
import { PublishDialog } from './publish-dialog.tsx'

/** Deploy, beside the structure of a project. */
export function DeployButton({ projectId }: { projectId: ProjectId | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => (projectId ? setIsOpen(true) : void notify.info(texts.publishing.noProject))
  return (
    <>
      <Button {...(projectId && { 'aria-haspopup': 'dialog' as const })} onClick={open}>
        <Rocket aria-hidden className="size-4" />
        {texts.chat.fileManager.deploy}
      </Button>
      {projectId && <PublishDialog projectId={projectId} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
