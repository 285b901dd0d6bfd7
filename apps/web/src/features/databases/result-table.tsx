import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { ScrollTable, cellClasses, headClasses } from './scroll-table.tsx'

export interface Sorting {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

interface ResultTableProps {
  label: string
  columns: readonly string[]
  rows: readonly (readonly (string | null)[])[]
  sorting?: Sorting | undefined
  /** Where it is missing, the order is the statement's own. */
  onSort?: (sorting: Sorting) => void
}

/** Rows as a database gave them. */
export function ResultTable({ label, columns, rows, sorting, onSort }: ResultTableProps) {
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => {
            const sorted = sorting?.column === column ? sorting.direction : undefined
            return (
              // oxlint-disable-next-line react/no-array-index-key -- two columns of a result may have one name
              <th key={index} scope="col" aria-sort={sorted} className={headClasses}>
                {onSort ? (
                  <SortButton column={column} sorted={sorted} onSort={onSort} />
                ) : (
                  <span className="font-mono">{column}</span>
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a result's rows have no other name
          <tr key={place}>
            {row.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor have its cells
              <td key={index} className={`${cellClasses} font-mono`}>
                {cell ?? <span className="text-neutral-9 italic">{texts.databases.rows.null}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

interface SortButtonProps {
  column: string
  sorted: Sorting['direction'] | undefined
  onSort: (sorting: Sorting) => void
}

function SortButton({ column, sorted, onSort }: SortButtonProps) {
  const Icon = sorted === undefined ? ArrowUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      title={fillText(texts.databases.rows.sortBy, { column })}
      onClick={() => onSort({ column, direction: sorted === 'ascending' ? 'descending' : 'ascending' })}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 font-mono hover:text-neutral-12"
    >
      {column}
      <Icon aria-hidden className="size-3.5 shrink-0" />
    </button>
  )
}
