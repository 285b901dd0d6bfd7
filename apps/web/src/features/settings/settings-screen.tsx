import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { Button } from '../../components/ui/button.tsx'
import { browserTheme } from '../../lib/browser-theme.ts'
import { projectSettingsQuery } from '../../lib/project-settings-query.ts'
import { settingsQuery } from '../../lib/settings-query.ts'
import { draftFrom } from './settings-draft.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

interface SettingsScreenProps {
  /** The project that the tab General is about. */
  projectId: ProjectId | undefined
  isProjectPending: boolean
  integrations: ReactNode
  account: ReactNode
  /** Saves what is typed outside of the tabs, where something is. */
  saveOthers: (() => Promise<string | undefined>) | undefined
}

/** The settings: what is saved together, then the account. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { projectId, isProjectPending, integrations, account, saveOthers } = props
  const theme = useSyncExternalStore(subscribeTheme, chosenTheme)
  const own = useQuery(settingsQuery)
  const project = useQuery(projectSettingsQuery(projectId))
  const error = own.error ?? project.error
  const isLoaded = own.data && !isProjectPending && (!projectId || project.data)
  const retry = () => void Promise.all([own.refetch(), projectId && project.refetch()])
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-10">
      {isLoaded && (
        <SettingsForm
          key={projectId ?? ''}
          saved={draftFrom({
            saved: own.data,
            theme,
            project: projectId && project.data && { id: projectId, ...pick(project.data) },
          })}
          firstTheme={own.data.theme}
          integrations={integrations}
          saveOthers={saveOthers}
        />
      )}
      {!isLoaded && (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="flex-1 text-24 font-semibold">{texts.settings.heading}</h1>
            {!error && <ButtonSkeleton label={texts.settings.saveAll} />}
          </div>
          {!error && <SettingsSkeleton />}
          {error && (
            <Alert
              heading={texts.settings.loadFailed}
              action={
                <Button isLoading={own.isFetching || project.isFetching} onClick={retry}>
                  {texts.common.actions.retry}
                </Button>
              }
            >
              {error.message}
            </Alert>
          )}
        </div>
      )}
      {/* What is not known yet would push it down. */}
      {(isLoaded || error) && account}
    </div>
  )
}

const subscribeTheme = (listener: () => void) => browserTheme().subscribe(listener)
const chosenTheme = () => browserTheme().choice()

const pick = ({ title, showsBadge }: { title: string; showsBadge: boolean }) => ({ title, showsBadge })
