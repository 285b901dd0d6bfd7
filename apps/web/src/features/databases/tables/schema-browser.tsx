import { useState } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { DatabaseConnection, DatabaseSchema, DatabaseTable } from '@joinery/contract'
import { SchemaState } from '../schema-state.tsx'
import { BrowserSkeleton } from './browser-skeleton.tsx'
import { TableList } from './table-list.tsx'
import { TablePanel } from './table-panel.tsx'

export function SchemaBrowser({ database }: { database: DatabaseConnection }) {
  return (
    <SchemaState databaseId={database.id} waiting={<BrowserSkeleton />}>
      {(schema) => <Browser database={database} schema={schema} />}
    </SchemaState>
  )
}

interface BrowserProps {
  database: DatabaseConnection
  schema: DatabaseSchema
}

function Browser({ database, schema }: BrowserProps) {
  const [chosen, setChosen] = useState<DatabaseTable>()
  const table = chosen ?? schema.tables.find(({ kind }) => kind === 'table') ?? schema.tables[0]
  return (
    <div className="grid min-w-0 gap-6 lg:grid-cols-[17rem_1fr]">
      <div className="grid content-start gap-3">
        <TableList tables={schema.tables} current={table} onChoose={setChosen} />
        {schema.isCut && (
          <p className="text-13 text-neutral-10">
            {fillText(texts.databases.schema.cut, { n: schema.tables.length })}
          </p>
        )}
      </div>
      {table && (
        <TablePanel
          key={`${table.schema}.${table.name}`}
          databaseId={database.id}
          table={table}
          foreignKeys={schema.foreignKeys.filter(
            ({ from }) => from.schema === table.schema && from.table === table.name,
          )}
        />
      )}
    </div>
  )
}
