import { Download } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { QueryResult } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { saveCsv } from '../../../lib/save-csv.ts'
import { ResultTable } from '../result-table.tsx'
import { describeOutcome } from './describe-outcome.ts'

interface QueryOutcomeProps {
  result: QueryResult
  isPlan: boolean
  /** For the file that it is saved as. */
  name: string
}

export function QueryOutcome({ result, isPlan, name }: QueryOutcomeProps) {
  const words = texts.databases.console
  const { columns, rows } = result
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-14 text-neutral-11">{isPlan ? words.plan : describeOutcome(result)}</output>
        {rows.length > 0 && (
          <Button onClick={() => saveCsv(`${name}-result`, columns, rows)}>
            <Download aria-hidden className="size-4" />
            {words.csv}
          </Button>
        )}
      </div>
      {rows.length > 0 && <ResultTable label={words.result} columns={columns} rows={rows} />}
    </div>
  )
}
