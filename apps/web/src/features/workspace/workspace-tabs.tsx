import { Tabs } from 'radix-ui'
import { texts } from '@joinery/contract'
import { tabFacts } from './tab-facts.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

export function WorkspaceTabs({ tabs }: { tabs: readonly WorkspaceTab[] }) {
  return (
    <Tabs.List
      aria-label={texts.files.workspace.tabs}
      className="flex shrink-0 border-neutral-5 bg-neutral-2 max-md:order-last max-md:border-t md:gap-1 md:border-b md:px-4"
    >
      {tabs.map((tab) => (
        <TabTrigger key={tab} tab={tab} />
      ))}
    </Tabs.List>
  )
}

function TabTrigger({ tab }: { tab: WorkspaceTab }) {
  const { label, icon: Icon } = tabFacts[tab]
  return (
    <Tabs.Trigger
      value={tab}
      className="relative flex items-center justify-center gap-2 text-neutral-10 -outline-offset-2 transition-colors hover:text-neutral-12 max-md:h-14 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:text-12 md:h-10 md:px-3 md:text-13 data-[state=active]:font-medium data-[state=active]:text-neutral-12 after:absolute after:inset-x-2 after:h-0.5 after:rounded-control data-[state=active]:after:bg-accent max-md:after:top-0 md:after:bottom-0"
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </Tabs.Trigger>
  )
}
