import { fillText, texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { SchemaState } from '../schema-state.tsx'
import { maxDrawn } from './lay-out-schema.ts'
import { SchemaDiagram } from './schema-diagram.tsx'

export function SchemaDiagramTab({ database }: { database: DatabaseConnection }) {
  return (
    <SchemaState databaseId={database.id} waiting={<DiagramSkeleton />}>
      {(schema) => (
        <div className="grid min-w-0 gap-3">
          <SchemaDiagram schema={schema} />
          {(schema.isCut || schema.tables.length > maxDrawn) && (
            <p className="text-13 text-neutral-10">
              {fillText(texts.databases.diagram.cut, { n: maxDrawn })}
            </p>
          )}
        </div>
      )}
    </SchemaState>
  )
}

function DiagramSkeleton() {
  return (
    <>
      <output className="sr-only">{texts.databases.schema.loading}</output>
      <Skeleton className="h-80" />
    </>
  )
}
