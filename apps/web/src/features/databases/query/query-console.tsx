import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Play, Route } from 'lucide-react'
import { databaseEndpoints, texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { call } from '../../../lib/api.ts'
import { historyQuery } from '../databases-query.ts'
import { QueryHistory } from './query-history.tsx'
import { QueryOutcome } from './query-outcome.tsx'
import { StatementField } from './statement-field.tsx'

/** One statement at a time. It only reads, unless its author allows more. */
export function QueryConsole({ database }: { database: DatabaseConnection }) {
  const words = texts.databases.console
  const queryClient = useQueryClient()
  const [statement, setStatement] = useState('')
  const [allowsWrites, setAllowsWrites] = useState(false)
  const asking = useMutation({
    mutationFn: (isExplain: boolean) =>
      call(databaseEndpoints.query, { databaseId: database.id, statement, isExplain, allowsWrites }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyQuery(database.id).queryKey }),
  })
  const ask = (isExplain: boolean) => {
    if (statement.trim() !== '' && !asking.isPending) asking.mutate(isExplain)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(false)
  }
  const isExplaining = asking.variables === true
  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-[1fr_20rem]">
      <div className="grid min-w-0 content-start gap-5">
        <form method="post" onSubmit={submit} className="grid gap-3">
          <StatementField value={statement} onChange={setStatement} onRun={() => ask(false)} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="grid gap-1">
              <CheckboxField
                name="allowsWrites"
                checked={allowsWrites}
                onChange={(event) => setAllowsWrites(event.target.checked)}
              >
                {words.allowWrites}
              </CheckboxField>
              <p className="text-13 text-neutral-10">
                {words.writesHelp} {words.limits}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                isLoading={asking.isPending && isExplaining}
                disabled={asking.isPending || statement.trim() === ''}
                onClick={() => ask(true)}
              >
                <Route aria-hidden className="size-4" />
                {words.explain}
              </Button>
              <Button
                type="submit"
                variant={allowsWrites ? 'danger' : 'primary'}
                isLoading={asking.isPending && !isExplaining}
                disabled={asking.isPending || statement.trim() === ''}
              >
                <Play aria-hidden className="size-4" />
                {asking.isPending && !isExplaining ? words.running : words.run}
              </Button>
            </div>
          </div>
        </form>
        {asking.error && (
          <FormMessage tone="error">
            {words.failed}. {asking.error.message}
          </FormMessage>
        )}
        {asking.data && <QueryOutcome result={asking.data} isPlan={isExplaining} name={database.name} />}
      </div>
      <QueryHistory databaseId={database.id} onChoose={setStatement} />
    </div>
  )
}
