import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { ServiceSign, useServiceState } from './service-state.tsx'
import type { HeaderService } from './service-state.tsx'

interface ServiceDialogButtonProps {
  service: HeaderService
  title: string
  project: Project
  children: ReactNode
}

/** A service's sign in the workspace, and the dialog that it opens for the project. */
export function ServiceDialogButton({ service, title, project, children }: ServiceDialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, isConnected } = useServiceState(service)
  return (
    <>
      <Button
        size="icon"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        <ServiceSign service={service} isConnected={isConnected} />
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
