import type { ReactNode } from 'react'
import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router'
import { texts } from '@joinery/contract'
import type { ThemeChoice } from '@joinery/contract'
import { Card } from '../../components/ui/card.tsx'
import { AppearanceTab } from './appearance-tab.tsx'
import { GeneralTab } from './general-tab.tsx'
import { LanguagesTab } from './languages-tab.tsx'
import { settingsTabOf, settingsTabs } from './settings-tab.ts'
import type { CommonSettings, ProjectDraft, SettingsDraft } from './settings-draft.ts'

interface SettingsTabsProps {
  draft: SettingsDraft
  /** What the theme's field begins with, until one is chosen. */
  firstTheme: ThemeChoice
  integrations: ReactNode
  onSettings: (facts: Partial<CommonSettings>) => void
  onTheme: (theme: ThemeChoice) => void
  onProject: (facts: Partial<ProjectDraft>) => void
}

/** Which tab is open stands in the address, so that a link can lead there. */
export function SettingsTabs(props: SettingsTabsProps) {
  const { draft, firstTheme, integrations, onSettings, onTheme, onProject } = props
  const [parameters, setParameters] = useSearchParams()
  const tab = settingsTabOf(parameters)
  const open = (next: string) =>
    setParameters((before) => withTab(before, next), { replace: true, preventScrollReset: true })
  const { settings, theme, project } = draft
  return (
    <Tabs.Root value={tab} onValueChange={open} asChild>
      <Card>
        <Tabs.List
          aria-label={texts.settings.tabsLabel}
          className="flex overflow-x-auto border-b border-neutral-5 px-2 max-sm:px-1"
        >
          {settingsTabs.map((each) => (
            <Tabs.Trigger
              key={each}
              value={each}
              className="relative h-11 shrink-0 px-3 text-14 max-sm:flex-1 max-sm:px-1 max-sm:text-13 text-neutral-10 -outline-offset-2 transition-colors hover:text-neutral-12 data-[state=active]:font-medium data-[state=active]:text-neutral-12 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-control data-[state=active]:after:bg-accent"
            >
              {texts.settings.tabs[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="general" className={panelClasses}>
          <GeneralTab project={project} onChange={onProject} />
        </Tabs.Content>
        <Tabs.Content value="appearance" className={panelClasses}>
          <AppearanceTab theme={theme} firstTheme={firstTheme} onChange={onTheme} />
        </Tabs.Content>
        <Tabs.Content value="languages" className={panelClasses}>
          <LanguagesTab settings={settings} onChange={onSettings} />
        </Tabs.Content>
        <Tabs.Content value="integrations" className={panelClasses}>
          {integrations}
        </Tabs.Content>
      </Card>
    </Tabs.Root>
  )
}

const panelClasses = 'grid grid-cols-1 gap-8 rounded-b-card p-5 -outline-offset-2'

function withTab(before: URLSearchParams, tab: string): URLSearchParams {
  const after = new URLSearchParams(before)
  after.set('tab', tab)
  return after
}
