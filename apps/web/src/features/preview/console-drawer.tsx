import { useState } from 'react'
import { Trash2, X } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { countText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { ConsoleLog } from './console-log.tsx'
import { ErrorList } from './error-list.tsx'
import type { ErrorActs } from './error-list.tsx'
import { filterEntries, levelFilters } from './filter-entries.ts'
import type { LevelFilter } from './filter-entries.ts'
import type { PreviewState } from './preview-state.ts'

export const drawerTabs = ['console', 'errors'] as const

export type DrawerTab = (typeof drawerTabs)[number]

interface ConsoleDrawerProps extends ErrorActs {
  state: PreviewState
  tab: DrawerTab
  onTab: (tab: DrawerTab) => void
  onClear: () => void
  onClose: () => void
}

/** What the app writes to its console and what goes wrong in it, below the frame. */
export function ConsoleDrawer({ state, tab, onTab, onClear, onClose, ...acts }: ConsoleDrawerProps) {
  const [level, setLevel] = useState<LevelFilter>('all')
  const [text, setText] = useState('')
  const { console: words, errors } = texts.preview
  const shown = filterEntries(state.entries, { level, text })
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => onTab(value === 'errors' ? 'errors' : 'console')}
      className="@container flex h-64 max-h-[50%] shrink-0 flex-col border-t border-neutral-6 bg-neutral-1"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-1 border-b border-neutral-5 bg-neutral-2 px-1.5 py-1">
        <Tabs.List aria-label={words.label} className="flex gap-0.5">
          <DrawerTrigger tab="console" label={words.label} count={state.entries.length} />
          <DrawerTrigger tab="errors" label={errors.label} count={state.errors.length} />
        </Tabs.List>
        <span className="flex-1" />
        {tab === 'console' && (
          <div className="order-last flex basis-full gap-1 @xl:order-none @xl:basis-auto">
            <select
              aria-label={words.filter}
              value={level}
              onChange={({ currentTarget: { value } }) =>
                setLevel(levelFilters.find((each) => each === value) ?? 'all')
              }
              className={controlClasses}
            >
              {levelFilters.map((each) => (
                <option key={each} value={each}>
                  {words.levels[each]}
                </option>
              ))}
            </select>
            <input
              type="search"
              aria-label={words.filter}
              placeholder={words.filter}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              className={`min-w-0 flex-1 @xl:w-44 ${controlClasses}`}
            />
          </div>
        )}
        <Button variant="ghost" size="icon" aria-label={words.clear} title={words.clear} onClick={onClear}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={words.close} title={words.close} onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <Tabs.Content value="console" className="flex min-h-0 flex-1 flex-col -outline-offset-2">
        {state.droppedCount > 0 && (
          <p className="border-b border-neutral-5 px-3 py-1 text-12 text-neutral-10">
            {countText(state.droppedCount, words.dropped)}
          </p>
        )}
        <ConsoleLog
          entries={shown}
          emptySentence={state.entries.length === 0 ? words.empty : words.noMatch}
        />
      </Tabs.Content>
      <Tabs.Content value="errors" className="min-h-0 flex-1 overflow-y-auto -outline-offset-2">
        <ErrorList errors={state.errors} {...acts} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

const controlClasses =
  'h-8 rounded-control border border-neutral-6 bg-neutral-1 px-2 text-12 text-neutral-12 hover:border-neutral-7 pointer-coarse:h-10 pointer-coarse:text-16'

function DrawerTrigger({ tab, label, count }: { tab: DrawerTab; label: string; count: number }) {
  return (
    <Tabs.Trigger
      value={tab}
      className="flex h-8 items-center gap-1.5 rounded-control px-2.5 text-13 text-neutral-10 hover:text-neutral-12 pointer-coarse:h-10 data-[state=active]:bg-neutral-4 data-[state=active]:font-medium data-[state=active]:text-neutral-12"
    >
      {label}
      {count > 0 && <span className="text-12 tabular-nums">{count}</span>}
    </Tabs.Trigger>
  )
}
