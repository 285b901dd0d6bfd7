import { useState } from 'react'
import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { ServiceGlyph } from '../../components/layout/service-glyph.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'

interface ServiceDialogButtonProps {
  service: 'codeHosting' | 'hostedBackend'
  title: string
  project: Project
  children: ReactNode
}

/** A service's sign in the workspace, and the dialog that it opens for the project. */
export function ServiceDialogButton({ service, title, project, children }: ServiceDialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = texts.common.services[service]
  return (
    <>
      <Button
        size="icon"
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
        onClick={() => setIsOpen(true)}
      >
        <ServiceGlyph service={service} />
      </Button>
      <Dialog
        title={title}
        description={project.title}
        width="medium"
        startsInField={false}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {children}
      </Dialog>
    </>
  )
}
