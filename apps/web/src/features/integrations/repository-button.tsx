import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { RepositoryPanel } from './repository-panel.tsx'
import { ServiceDialogButton } from './service-dialog-button.tsx'

interface RepositoryButtonProps {
  project: Project
  /** The project's files are others now. */
  onPulled: () => void
}

/** The button that opens a project's repository, and the dialog behind it. */
export function RepositoryButton({ project, onPulled }: RepositoryButtonProps) {
  return (
    <ServiceDialogButton
      service="codeHosting"
      title={texts.integrations.codeHosting.panel.title}
      project={project}
    >
      <RepositoryPanel project={project} onPulled={onPulled} />
    </ServiceDialogButton>
  )
}
