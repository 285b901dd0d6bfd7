import { useState } from 'react'
import { Eye, Table2 } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { DatabaseTable } from '@joinery/contract'
import { TextField } from '../../../components/ui/text-field.tsx'
import { classNames } from '../../../lib/class-names.ts'

interface TableListProps {
  tables: readonly DatabaseTable[]
  current: DatabaseTable | undefined
  onChoose: (table: DatabaseTable) => void
}

export function TableList({ tables, current, onChoose }: TableListProps) {
  const { search, nothingFound, view } = texts.databases.schema
  const [sought, setSought] = useState('')
  const found = tables.filter((table) => nameOf(table).toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <>
      <TextField
        type="search"
        label={search}
        name="tables"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 && <p className="text-14 text-neutral-10">{nothingFound}</p>}
      <ul className="grid max-h-56 content-start gap-0.5 overflow-y-auto lg:max-h-[60vh]">
        {found.map((table) => {
          const Icon = table.kind === 'view' ? Eye : Table2
          const isCurrent = table === current
          return (
            <li key={nameOf(table)}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => onChoose(table)}
                className={classNames(
                  'flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-control px-2.5 py-1.5 text-left text-14 pointer-coarse:min-h-11',
                  isCurrent ? 'bg-accent-subtle text-accent' : 'text-neutral-11 hover:bg-neutral-3',
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 break-all">{nameOf(table)}</span>
                {table.kind === 'view' && <span className="text-12 text-neutral-10">{view}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Most databases use one schema; its name would only be noise. */
export const nameOf = ({ schema, name }: Pick<DatabaseTable, 'schema' | 'name'>) =>
  schema === 'public' ? name : `${schema}.${name}`
