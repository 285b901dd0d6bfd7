import { texts } from '@joinery/contract'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { parseSort, sortNames } from './arrange-projects.ts'
import type { SortName } from './arrange-projects.ts'

interface ProjectControlsProps {
  search: string
  sort: SortName
  onSearch: (search: string) => void
  onSort: (sort: SortName) => void
}

/** Search and sort, for those who have many projects. */
export function ProjectControls({ search, sort, onSearch, onSort }: ProjectControlsProps) {
  const { arrange } = texts.projects
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <TextField
        type="search"
        label={arrange.search}
        name="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={arrange.sort}
        name="sort"
        value={sort}
        onChange={(event) => onSort(parseSort(event.target.value))}
      >
        {sortNames.map((name) => (
          <option key={name} value={name}>
            {arrange.sorts[name]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
