import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { backendEndpoints, OutputOf, Project } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCreateBackend } from './create-backend.ts'
import { ownBackendQuery } from './own-backend-query.ts'
import { OwnBackendDetails } from './own-backend-details.tsx'

const words = texts.backends

/** The backend that this installation gives to a project, with one click. */
export function OwnBackend({ project }: { project: Project }) {
  const query = useQuery(ownBackendQuery(project.id))
  return (
    <Loaded query={query} failure={words.loadFailed} waiting={<Skeleton className="h-28" />}>
      {(found) => <FoundBackend project={project} {...found} />}
    </Loaded>
  )
}

interface FoundBackendProps extends OutputOf<typeof backendEndpoints.find> {
  project: Project
}

function FoundBackend({ project, backend, lack }: FoundBackendProps) {
  const id = useId()
  const creation = useCreateBackend(project.id)
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="text-14 font-semibold">
          {words.heading}
        </h3>
        {backend?.status === 'success' && <Badge tone="success">{texts.integrations.connected}</Badge>}
      </div>
      <p className="text-14 text-neutral-10">{words.sentence}</p>
      {backend ? (
        <OwnBackendDetails project={project} backend={backend} creation={creation} />
      ) : lack === null ? (
        <div>
          <Button isLoading={creation.isPending} onClick={() => creation.mutate()}>
            {words.create}
          </Button>
        </div>
      ) : (
        <p className="text-14 text-neutral-11">{lack}</p>
      )}
    </section>
  )
}
