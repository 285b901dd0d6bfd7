import { useState } from 'react'
import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import type { Settings } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../lib/notify.ts'
import { NotificationsSection } from './notifications-section.tsx'
import { useSaveSettings } from './save-settings.ts'
import { changesIn } from './settings-draft.ts'
import type { ProjectDraft, SettingsDraft } from './settings-draft.ts'
import { SettingsTabs } from './settings-tabs.tsx'

interface SettingsFormProps {
  saved: SettingsDraft
  integrations: ReactNode
}

/** The four tabs and the notifications, saved by one button. */
export function SettingsForm({ saved, integrations }: SettingsFormProps) {
  const [draft, setDraft] = useState(saved)
  const { mutate, isPending, error } = useSaveSettings()
  const [problem, setProblem] = useState<string>()
  const changes = changesIn(saved, draft)
  const isChanged = Object.keys(changes).length > 0
  const words = texts.settings

  const changeSettings = (facts: Partial<Settings>) =>
    setDraft((before) => ({ ...before, settings: { ...before.settings, ...facts } }))
  const changeProject = (facts: Partial<ProjectDraft>) =>
    setDraft((before) => ({ ...before, project: before.project && { ...before.project, ...facts } }))
  const save = () => {
    const isNameless = draft.project?.title.trim() === ''
    setProblem(isNameless ? texts.projects.create.titleRequired : undefined)
    if (!isNameless) mutate(changes, { onSuccess: () => void notify.success(words.saved) })
  }
  const trouble = problem ?? error?.message

  return (
    // No form element: the dialogs of the integrations have forms of their own, which cannot stand inside another.
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-24 font-semibold">{words.heading}</h1>
        {isChanged && <Badge tone="cedar">{words.unsaved}</Badge>}
        <Button variant="primary" isLoading={isPending} onClick={save}>
          {words.saveAll}
        </Button>
      </div>
      {trouble && <Alert heading={words.saveFailed}>{trouble}</Alert>}
      <SettingsTabs
        draft={draft}
        integrations={integrations}
        onSettings={changeSettings}
        onProject={changeProject}
      />
      <NotificationsSection settings={draft.settings} onChange={changeSettings} />
    </div>
  )
}
