import { useState } from 'react'
import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { ServiceGlyph } from '../../components/layout/service-glyph.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { RepositoryPanel } from './repository-panel.tsx'

interface RepositoryButtonProps {
  project: Project
  /** The project's files are others now. */
  onPulled: () => void
}

/** The button that opens a project's repository, and the dialog behind it. */
export function RepositoryButton({ project, onPulled }: RepositoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = texts.common.services.codeHosting
  return (
    <>
      <Button
        size="icon"
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
        onClick={() => setIsOpen(true)}
      >
        <ServiceGlyph service="codeHosting" />
      </Button>
      <Dialog
        title={texts.integrations.codeHosting.panel.title}
        description={project.title}
        width="medium"
        startsInField={false}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <RepositoryPanel project={project} onPulled={onPulled} />
      </Dialog>
    </>
  )
}
