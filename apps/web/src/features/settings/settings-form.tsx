import { useState } from 'react'
import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import type { ThemeChoice } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../lib/notify.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { useSaveSettings } from './save-settings.ts'
import { changesIn, followSaved, isSame, whatToSave } from './settings-draft.ts'
import type { CommonSettings, ProjectDraft, SettingsDraft } from './settings-draft.ts'
import { SettingsTabs } from './settings-tabs.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface SettingsFormProps {
  saved: SettingsDraft
  /** What the theme's field begins with, until one is chosen. */
  firstTheme: ThemeChoice
  integrations: ReactNode
  /** Saves what is typed elsewhere on the page, where something is. */
  saveOthers: (() => Promise<string | undefined>) | undefined
}

/** The four tabs and the notifications, saved by one button together with all else on the page. */
export function SettingsForm({ saved, firstTheme, integrations, saveOthers }: SettingsFormProps) {
  // The theme can also be chosen elsewhere on the page, so only what is chosen here is kept here.
  const [draft, setDraft] = useState<SettingsDraft>({ ...saved, theme: undefined })
  const [known, setKnown] = useState(saved)
  if (!isSame(known, saved)) {
    setKnown(saved)
    setDraft(followSaved(draft, { before: known, now: saved }))
  }
  const { mutate, isPending, error } = useSaveSettings()
  const [problem, setProblem] = useState<string>()
  const isChanged = Object.keys(changesIn(saved, draft)).length > 0 || saveOthers !== undefined
  const guard = useLeaveGuard(isChanged)
  const words = texts.settings

  const changeSettings = (facts: Partial<CommonSettings>) =>
    setDraft((before) => ({ ...before, settings: { ...before.settings, ...facts } }))
  const changeProject = (facts: Partial<ProjectDraft>) =>
    setDraft((before) => ({ ...before, project: before.project && { ...before.project, ...facts } }))
  const changeTheme = (theme: ThemeChoice | undefined) => setDraft((before) => ({ ...before, theme }))
  const tellSaved = () => {
    changeTheme(undefined)
    void notify.success(words.saved)
  }
  const save = () => {
    const isNameless = draft.project?.title.trim() === ''
    setProblem(isNameless ? texts.projects.create.titleRequired : undefined)
    if (!isNameless) mutate({ ...whatToSave(saved, draft), saveOthers }, { onSuccess: tellSaved })
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
        draft={{ ...draft, theme: draft.theme ?? saved.theme }}
        firstTheme={firstTheme}
        integrations={integrations}
        onSettings={changeSettings}
        onTheme={changeTheme}
        onProject={changeProject}
      />
      <NotificationsSection settings={draft.settings} onChange={changeSettings} />
      <LeaveDialog isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  )
}
