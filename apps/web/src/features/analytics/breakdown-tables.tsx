import { useState } from 'react'
import { Tabs } from 'radix-ui'
import { Download } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { AnalyticsReport } from '@joinery/contract'
import { ScrollRegion } from '../../components/ui/scroll-region.tsx'
import { Button } from '../../components/ui/button.tsx'
import { saveCsv } from '../../lib/save-csv.ts'
import { breakDown, breakdownNames, figureColumns } from './breakdown.ts'
import type { BreakdownName, BreakdownRow } from './breakdown.ts'

/** The figures themselves, cut four ways, to read and to save. */
export function BreakdownTables({ report }: { report: AnalyticsReport }) {
  const { tables, columns, csv } = texts.analytics
  const names = report.scope === 'instance' ? (['day', 'model'] as const) : breakdownNames
  const [wanted, setWanted] = useState<BreakdownName>('day')
  const name = names.find((each) => each === wanted) ?? 'day'
  const rows = breakDown(report, name)
  const save = () =>
    saveCsv(
      `analytics-${name}-${report.from}-${report.to}`,
      [columns[name], ...figureColumns.map(({ heading }) => heading)],
      rows.map(({ label, figures }) => [label, ...figureColumns.map(({ value }) => value(figures))]),
    )
  return (
    <Tabs.Root
      value={name}
      onValueChange={(next) => setWanted(names.find((each) => each === next) ?? 'day')}
      className="grid min-w-0 gap-4"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Tabs.List className="flex max-w-full gap-1 overflow-x-auto border-b border-neutral-5">
          {names.map((each) => (
            <Tabs.Trigger
              key={each}
              value={each}
              className="-mb-px h-10 shrink-0 cursor-pointer border-b-2 border-transparent px-3 text-14 font-medium text-neutral-10 -outline-offset-2 transition-colors hover:text-neutral-12 data-[state=active]:border-accent data-[state=active]:text-neutral-12 pointer-coarse:h-11"
            >
              {tables[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Button onClick={save} disabled={rows.length === 0}>
          <Download aria-hidden className="size-4" />
          {csv}
        </Button>
      </div>
      {names.map((each) => (
        <Tabs.Content key={each} value={each} tabIndex={-1} className="min-w-0">
          <BreakdownTable name={each} rows={rows} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

const headCell = 'border-b border-neutral-5 px-3 py-2 text-13'
const cell = `${headCell} font-mono whitespace-nowrap`

function BreakdownTable({ name, rows }: { name: BreakdownName; rows: readonly BreakdownRow[] }) {
  const { tables, columns, tableEmpty } = texts.analytics
  if (rows.length === 0) return <p className="py-8 text-center text-14 text-neutral-10">{tableEmpty}</p>
  return (
    <ScrollRegion label={tables[name]} className="max-h-[70vh] min-w-0 rounded-card border border-neutral-5">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {[columns[name], ...figureColumns.map(({ heading }) => heading)].map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`sticky top-0 bg-neutral-3 align-bottom font-medium text-neutral-11 ${headCell} ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <tr key={key}>
              <th
                scope="row"
                className="max-w-64 min-w-28 border-b border-neutral-5 px-3 py-2 text-left text-13 font-medium break-words"
              >
                {label}
              </th>
              {figureColumns.map(({ heading, show }) => (
                <td key={heading} className={`${cell} text-right`}>
                  {show(figures)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
