import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { rowFilterOperator, texts } from '@joinery/contract'
import type { RowFilterOperator } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'

export interface Filter {
  readonly column: string
  readonly operator: RowFilterOperator
  readonly value: string
}

interface RowFilterProps {
  columns: readonly string[]
  onApply: (filter: Filter | undefined) => void
}

export function RowFilter({ columns, onApply }: RowFilterProps) {
  const words = texts.databases.rows
  const [filter, setFilter] = useState<Filter>({ column: '', operator: 'contains', value: '' })
  const takesValue = !filter.operator.startsWith('is-')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(filter.column === '' ? undefined : filter)
  }

  return (
    <form
      method="post"
      onSubmit={submit}
      className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <SelectField
        label={words.filterColumn}
        name="filter"
        value={filter.column}
        onChange={(event) => setFilter({ ...filter, column: event.target.value })}
      >
        <option value="">{words.noFilter}</option>
        {columns.map((column) => (
          <option key={column} value={column}>
            {column}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.operator}
        name="operator"
        value={filter.operator}
        onChange={(event) =>
          setFilter({ ...filter, operator: rowFilterOperator.catch('contains').parse(event.target.value) })
        }
      >
        {rowFilterOperator.options.map((operator) => (
          <option key={operator} value={operator}>
            {words.operators[operator]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.value}
        name="value"
        autoComplete="off"
        disabled={!takesValue}
        value={takesValue ? filter.value : ''}
        onChange={(event) => setFilter({ ...filter, value: event.target.value })}
      />
      <Button type="submit" className="h-11">
        {words.apply}
      </Button>
    </form>
  )
}
