import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router'
import { texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { ConnectionCard } from './connection-card.tsx'
import { SchemaDiagramTab } from './diagram/schema-diagram-tab.tsx'
import { QueryConsole } from './query/query-console.tsx'
import { tabClasses, tabListClasses } from './tab-classes.ts'
import { SchemaBrowser } from './tables/schema-browser.tsx'

const tabs = ['tables', 'query', 'diagram'] as const

/** One database at a time; which one, and what of it, is in the address. */
export function DatabasesOverview({ databases }: { databases: readonly DatabaseConnection[] }) {
  const [parameters, setParameters] = useSearchParams()
  const current = databases.find(({ id }) => id === parameters.get('database')) ?? databases[0]
  const tab = tabs.find((name) => name === parameters.get('tab')) ?? 'tables'
  if (!current) return null
  const open = (change: Record<string, string>) =>
    setParameters({ database: current.id, tab, ...change }, { replace: true })
  return (
    <>
      <ConnectionCard databases={databases} current={current} onChoose={(id) => open({ database: id })} />
      <Tabs.Root value={tab} onValueChange={(name) => open({ tab: name })} className="grid min-w-0 gap-5">
        <Tabs.List className={tabListClasses}>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name} className={tabClasses}>
              {texts.databases.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="tables" tabIndex={-1} className="min-w-0">
          <SchemaBrowser key={current.id} database={current} />
        </Tabs.Content>
        {/* It stays, so that a statement is still there after a look at the tables. */}
        <Tabs.Content value="query" tabIndex={-1} forceMount className="min-w-0 data-[state=inactive]:hidden">
          <QueryConsole key={current.id} database={current} />
        </Tabs.Content>
        <Tabs.Content value="diagram" tabIndex={-1} className="min-w-0">
          <SchemaDiagramTab key={current.id} database={current} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
