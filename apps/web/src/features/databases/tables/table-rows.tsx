import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { DatabaseId, DatabaseTable, TablePage } from '@joinery/contract'
import { Alert } from '../../../components/ui/alert.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { saveCsv } from '../../../lib/save-csv.ts'
import { rowsQuery } from '../databases-query.ts'
import { ResultTable } from '../result-table.tsx'
import type { Sorting } from '../result-table.tsx'
import { RowFilter } from './row-filter.tsx'
import type { Filter } from './row-filter.tsx'

interface TableRowsProps {
  databaseId: DatabaseId
  table: DatabaseTable
}

/** The rows of a table, page by page. */
export function TableRows({ databaseId, table }: TableRowsProps) {
  const words = texts.databases.rows
  const [page, setPage] = useState(0)
  const [sorting, setSorting] = useState<Sorting>()
  const [filter, setFilter] = useState<Filter>()
  const { data, error, isFetching, refetch } = useQuery(
    rowsQuery({
      databaseId,
      schema: table.schema,
      table: table.name,
      page,
      ...(sorting && { sort: sorting.column, direction: sorting.direction }),
      ...(filter && { filter: filter.column, operator: filter.operator, value: filter.value }),
    }),
  )
  return (
    <div className="grid min-w-0 gap-4">
      <RowFilter
        columns={table.columns.map(({ name }) => name)}
        onApply={(next) => {
          setFilter(next)
          setPage(0)
        }}
      />
      {error && (
        <Alert
          heading={words.failed}
          action={
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              {texts.common.actions.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && (
        <>
          <output className="sr-only">{words.loading}</output>
          <Skeleton className="h-80" />
        </>
      )}
      {data && !error && (
        <>
          <Rows
            page={data}
            isFiltered={filter !== undefined}
            sorting={sorting}
            onSort={(next) => {
              setSorting(next)
              setPage(0)
            }}
          />
          <Paging
            page={page}
            data={data}
            isLoading={isFetching}
            onTurn={setPage}
            onSave={() => saveCsv(table.name, data.columns, data.rows)}
          />
        </>
      )}
    </div>
  )
}

interface RowsProps {
  page: TablePage
  isFiltered: boolean
  sorting: Sorting | undefined
  onSort: (sorting: Sorting) => void
}

function Rows({ page, isFiltered, sorting, onSort }: RowsProps) {
  const { empty, nothingFound } = texts.databases.rows
  if (page.rows.length === 0)
    return <p className="py-8 text-center text-14 text-neutral-10">{isFiltered ? nothingFound : empty}</p>
  return (
    <ResultTable
      label={texts.databases.schema.rowsTab}
      columns={page.columns}
      rows={page.rows}
      sorting={sorting}
      onSort={onSort}
    />
  )
}

interface PagingProps {
  page: number
  data: TablePage
  isLoading: boolean
  onTurn: (page: number) => void
  onSave: () => void
}

function Paging({ page, data, isLoading, onTurn, onSave }: PagingProps) {
  const words = texts.databases.rows
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button onClick={onSave} disabled={data.rows.length === 0}>
        <Download aria-hidden className="size-4" />
        {words.csv}
      </Button>
      <div className="flex items-center gap-2">
        <Button
          size="icon"
          aria-label={words.previous}
          disabled={page === 0 || isLoading}
          onClick={() => onTurn(page - 1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <output className="min-w-16 text-center text-13 text-neutral-11 tabular-nums">
          {fillText(words.page, { n: page + 1 })}
        </output>
        <Button
          size="icon"
          aria-label={words.next}
          disabled={!data.hasMore || isLoading}
          onClick={() => onTurn(page + 1)}
        >
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  )
}
