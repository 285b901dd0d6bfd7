import type { ReactNode } from 'react'
import { countText, fillText, integrationEndpoints, texts } from '@joinery/contract'
import type { Connection, ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { conflictsOf } from './conflicts-of.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { ServiceSection } from './service-section.tsx'
import { serviceWords } from './service-words.ts'
import { useWriteIntoProject } from './write-into-project.ts'

interface BackendClientProps {
  projectId: ProjectId
  service: 'hosted-backend' | 'app-backend'
  connection: Connection | null | undefined
  onWritten: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

const words = texts.integrations.project

/** Writes the client code of a backend into the project. */
export function BackendClient(props: BackendClientProps) {
  const { projectId, service, connection, onWritten, children } = props
  const { name } = serviceWords[service]
  const { mutate, isPending, error } = useWriteIntoProject({
    projectId,
    endpoint: integrationEndpoints.addBackendClient,
    tell: ({ files }) => (files.length === 0 ? words.same : countText(files.length, words.added)),
    failed: service === 'hosted-backend' ? texts.integrations.hostedBackend.setUpFailed : words.addFailed,
    onWritten,
  })
  return (
    <ServiceSection service={service} connection={connection}>
      <p className="text-14 text-neutral-10">{fillText(words.clientHelp, { service: name })}</p>
      {!isPending && (
        <ConflictChoice
          paths={conflictsOf(error)}
          onChoose={(onConflict) => mutate({ projectId, service, onConflict })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={`${words.addClient}: ${name}`}
          isLoading={isPending}
          onClick={() => mutate({ projectId, service })}
        >
          {words.addClient}
        </Button>
      </div>
      {children}
    </ServiceSection>
  )
}
