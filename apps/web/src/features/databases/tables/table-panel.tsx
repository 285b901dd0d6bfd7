import { useId } from 'react'
import { Tabs } from 'radix-ui'
import { countText, texts } from '@joinery/contract'
import type { DatabaseId, DatabaseTable, ForeignKey } from '@joinery/contract'
import { tabClasses, tabListClasses } from '../tab-classes.ts'
import { ColumnList } from './column-list.tsx'
import { nameOf } from './table-list.tsx'
import { TableRows } from './table-rows.tsx'

interface TablePanelProps {
  databaseId: DatabaseId
  table: DatabaseTable
  foreignKeys: readonly ForeignKey[]
}

export function TablePanel({ databaseId, table, foreignKeys }: TablePanelProps) {
  const { rows, columns, rowsTab, columnsTab } = texts.databases.schema
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={headingId} className="text-16 font-semibold break-all">
          {nameOf(table)}
        </h2>
        <p className="text-13 text-neutral-10">
          {countText(table.columns.length, columns)}
          {table.rowEstimate !== null && ` · ${countText(table.rowEstimate, rows)}`}
        </p>
      </div>
      <Tabs.Root defaultValue="rows" className="grid min-w-0 gap-4">
        <Tabs.List className={tabListClasses}>
          <Tabs.Trigger value="rows" className={tabClasses}>
            {rowsTab}
          </Tabs.Trigger>
          <Tabs.Trigger value="columns" className={tabClasses}>
            {columnsTab}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="rows" tabIndex={-1} className="min-w-0">
          <TableRows databaseId={databaseId} table={table} />
        </Tabs.Content>
        <Tabs.Content value="columns" tabIndex={-1} className="min-w-0">
          <ColumnList table={table} foreignKeys={foreignKeys} />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  )
}
