import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AccountArea } from '../features/account/account-area.tsx'
import { useTypedName } from '../features/account/use-typed-name.ts'
import { IntegrationList } from '../features/integrations/integration-list.tsx'
import { ProviderList } from '../features/ai-providers/provider-list.tsx'
import { projectsQuery } from '../lib/projects-query.ts'
import { SettingsScreen } from '../features/settings/settings-screen.tsx'
import { currentProject } from '../features/workspace/current-project.ts'

/** The settings with what other features put into them. */
export function SettingsRoute() {
  const [parameters] = useSearchParams()
  const { data: list, isPending } = useQuery(projectsQuery)
  const wanted = currentProject.read(parameters.get('projectId'))
  // What this tab worked on may be gone; then the newest project is meant.
  const project = list?.projects.find(({ id }) => id === wanted) ?? list?.projects[0]
  const name = useTypedName()
  const { typed } = name
  return (
    <SettingsScreen
      projectId={project?.id}
      isProjectPending={isPending}
      integrations={
        <>
          <IntegrationList />
          <ProviderList />
        </>
      }
      account={<AccountArea name={name} />}
      saveOthers={typed === undefined ? undefined : () => name.save(typed)}
    />
  )
}
