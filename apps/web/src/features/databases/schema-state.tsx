import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { DatabaseId, DatabaseSchema } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { schemaQuery } from './databases-query.ts'

interface SchemaStateProps {
  databaseId: DatabaseId
  children: (schema: DatabaseSchema) => ReactNode
}

/** Reads the schema once for all who show it, and says so where it cannot be read. */
export function SchemaState({ databaseId, children }: SchemaStateProps) {
  const { loading, failed, empty } = texts.databases.schema
  const { data, error, isFetching, refetch } = useQuery(schemaQuery(databaseId))
  if (data && data.tables.length === 0) return <p className="py-12 text-center text-neutral-10">{empty}</p>
  if (data) return children(data)
  if (!error) {
    return (
      <div className="grid gap-3">
        <output className="sr-only">{loading}</output>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-80" />
      </div>
    )
  }
  return (
    <Alert
      heading={failed}
      action={
        <Button isLoading={isFetching} onClick={() => void refetch()}>
          {texts.common.actions.retry}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}
