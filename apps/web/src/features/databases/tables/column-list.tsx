import { fillText, texts } from '@joinery/contract'
import type { DatabaseColumn, DatabaseTable, ForeignKey } from '@joinery/contract'
import { ScrollTable, cellClasses, headClasses } from '../scroll-table.tsx'
import { nameOf } from './table-list.tsx'

interface ColumnListProps {
  table: DatabaseTable
  foreignKeys: readonly ForeignKey[]
}

export function ColumnList({ table, foreignKeys }: ColumnListProps) {
  const words = texts.databases.schema
  return (
    <ScrollTable label={words.columnsTab}>
      <thead>
        <tr>
          {[words.column, words.type, words.default, words.notes].map((heading) => (
            <th key={heading} scope="col" className={headClasses}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.columns.map((column) => (
          <tr key={column.name}>
            <th scope="row" className={`${cellClasses} text-left font-medium`}>
              {column.name}
            </th>
            <td className={`${cellClasses} font-mono`}>{column.type}</td>
            <td className={`${cellClasses} font-mono`}>{column.defaultValue}</td>
            <td className={cellClasses}>{notesOf(column, foreignKeys).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function notesOf(
  { name, isPrimaryKey, isNullable }: DatabaseColumn,
  foreignKeys: readonly ForeignKey[],
): string[] {
  const { primaryKey, nullable, reference } = texts.databases.schema
  const references = foreignKeys
    .filter(({ from }) => from.columns.includes(name))
    .map(({ to }) => fillText(reference, { table: nameOf({ schema: to.schema, name: to.table }) }))
  return [...(isPrimaryKey ? [primaryKey] : []), ...(isNullable ? [nullable] : []), ...references]
}
