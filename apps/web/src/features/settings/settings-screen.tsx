import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { browserTheme } from '../../lib/browser-theme.ts'
import { projectSettingsQuery } from '../../lib/project-settings-query.ts'
import { settingsQuery } from '../../lib/settings-query.ts'
import { draftFrom } from './settings-draft.ts'
import { SettingsForm } from './settings-form.tsx'

interface SettingsScreenProps {
  /** The project that the tab General is about. */
  projectId: ProjectId | undefined
  isProjectPending: boolean
  integrations: ReactNode
  account: ReactNode
}

/** The settings: what is saved together, then the account. */
export function SettingsScreen({ projectId, isProjectPending, integrations, account }: SettingsScreenProps) {
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
          saved={draftFrom(
            { ...own.data, theme: browserTheme().choice() ?? own.data.theme },
            projectId && project.data && { id: projectId, ...pick(project.data) },
          )}
          integrations={integrations}
        />
      )}
      {!isLoaded && (
        <div className="grid gap-4">
          <h1 className="text-24 font-semibold">{texts.settings.heading}</h1>
          {/* As high as the first tab, which most open. */}
          {!error && <Skeleton className="h-[34.75rem] sm:h-[27.75rem]" />}
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
      {account}
    </div>
  )
}

const pick = ({ title, showsBadge }: { title: string; showsBadge: boolean }) => ({ title, showsBadge })
