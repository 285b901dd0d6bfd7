import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { DatabaseId, DatabaseSchema } from '@joinery/contract'
import { Loaded } from '../../components/ui/loaded.tsx'
import { schemaQuery } from './databases-query.ts'

interface SchemaStateProps {
  databaseId: DatabaseId
  /** Takes the room of what is shown of it. */
  waiting: ReactNode
  children: (schema: DatabaseSchema) => ReactNode
}

/** Reads the schema once for all who show it, and says so where it cannot be read. */
export function SchemaState({ databaseId, waiting, children }: SchemaStateProps) {
  const { failed, empty } = texts.databases.schema
  return (
    <Loaded query={useQuery(schemaQuery(databaseId))} failure={failed} waiting={waiting}>
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
