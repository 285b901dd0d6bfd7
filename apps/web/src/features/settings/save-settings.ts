import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settingsEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { browserTheme } from '../../lib/browser-theme.ts'
import { projectSettingsQuery } from '../../lib/project-settings-query.ts'
import { settingsQuery } from '../../lib/settings-query.ts'
import type { SettingsDraft } from './settings-draft.ts'

/** Sends what has changed, and ends well only when the server has taken all of it. */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ settings, project }: Partial<SettingsDraft>) {
      await Promise.all([settings && saveOwn(settings), project && saveProject(project)])
    },
  })

  async function saveOwn(settings: SettingsDraft['settings']) {
    const saved = await call(settingsEndpoints.save, settings)
    queryClient.setQueryData(settingsQuery.queryKey, saved)
    browserTheme().choose(saved.theme)
  }

  async function saveProject({ id, title, showsBadge }: NonNullable<SettingsDraft['project']>) {
    const saved = await call(settingsEndpoints.saveProject, { projectId: id, title, showsBadge })
    queryClient.setQueryData(projectSettingsQuery(id).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: ['projects'] })
  }
}
