import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { DatabaseId, DatabaseSchema } from '@joinery/contract'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { schemaQuery } from './databases-query.ts'

interface SchemaStateProps {
  databaseId: DatabaseId
  children: (schema: DatabaseSchema) => ReactNode
}

/** Reads the schema once for all who show it, and says so where it cannot be read. */
export function SchemaState({ databaseId, children }: SchemaStateProps) {
  const { loading, failed, empty } = texts.databases.schema
  return (
    <Loaded
      query={useQuery(schemaQuery(databaseId))}
      failure={failed}
      waiting={
        <div className="grid gap-3">
          <output className="sr-only">{loading}</output>
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-80" />
        </div>
      }
    >
      {(schema) =>
        schema.tables.length === 0 ? (
          <p className="py-12 text-center text-neutral-10">{empty}</p>
        ) : (
          children(schema)
        )
      }
    </Loaded>
  )
}
