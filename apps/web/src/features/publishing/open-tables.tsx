import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import type { FoundTable, ProjectId, TableCheck } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { exactTime } from '../../lib/exact-time.ts'
import { useAllowTables } from './use-publishing.ts'

interface OpenTablesProps {
  projectId: ProjectId
  query: UseQueryResult<TableCheck>
}

const words = texts.publishing.tables

/** The tables that strangers could read or change, and for whoever may, the decision that one stays so. */
export function OpenTables({ projectId, query }: OpenTablesProps) {
  return (
    <Loaded query={query} failure={words.loadFailed} waiting={undefined}>
      {(check) =>
        check.tables.length > 0 && (
          <section
            aria-labelledby="open-tables"
            className="grid gap-3 rounded-card border border-cedar/50 p-4"
          >
            <h3 id="open-tables" className="text-14 font-semibold">
              {words.heading}
            </h3>
            <p className="text-14 text-neutral-11">{words.sentence}</p>
            <TableForm projectId={projectId} {...check} />
          </section>
        )
      }
    </Loaded>
  )
}

function TableForm({ projectId, tables, canDecide }: TableCheck & { projectId: ProjectId }) {
  const allow = useAllowTables(projectId)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const undecided = tables.filter(({ decision }) => decision === null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    allow.mutate(undecided.filter((table) => chosen.has(nameOf(table))))
  }
  const toggle = (name: string) =>
    setChosen(
      (before) => new Set(before.has(name) ? [...before].filter((each) => each !== name) : [...before, name]),
    )
  return (
    <form onSubmit={submit} className="grid gap-3">
      <ul className="grid gap-3">
        {tables.map((table) => (
          <li key={nameOf(table)} className="grid gap-1 text-14">
            <span className="font-mono font-medium break-all">{nameOf(table)}</span>
            <span className="text-neutral-11">{words.findings[table.finding]}</span>
            {table.decision ? (
              <span className="text-13 text-neutral-10">
                {fillText(words.decided, {
                  by: table.decision.by,
                  time: exactTime(new Date(table.decision.at)),
                })}
              </span>
            ) : (
              canDecide && (
                <CheckboxField
                  name={nameOf(table)}
                  checked={chosen.has(nameOf(table))}
                  onChange={() => toggle(nameOf(table))}
                >
                  {fillText(words.allow, { table: nameOf(table) })}
                </CheckboxField>
              )
            )}
          </li>
        ))}
      </ul>
      {undecided.length > 0 &&
        (canDecide ? (
          <Button
            type="submit"
            className="justify-self-start"
            isLoading={allow.isPending}
            disabled={!undecided.some((table) => chosen.has(nameOf(table)))}
          >
            {words.decide}
          </Button>
        ) : (
          <p className="text-14 text-neutral-10">{words.ownerOnly}</p>
        ))}
    </form>
  )
}

const nameOf = ({ schema, name }: FoundTable) => `${schema}.${name}`
