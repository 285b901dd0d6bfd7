import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settingsEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { browserTheme } from '../../lib/browser-theme.ts'
import { projectSettingsQuery } from '../../lib/project-settings-query.ts'
import { settingsQuery } from '../../lib/settings-query.ts'
import { settingsWith } from './settings-draft.ts'
import type { OwnChanges, SettingsDraft, ToSave } from './settings-draft.ts'

interface Saving extends ToSave {
  /** Saves what other features have on the page, and says what went wrong, or nothing. */
  saveOthers: (() => Promise<string | undefined>) | undefined
}

/** Sends what is to be saved, and ends well only when the server has taken all of it. */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ settings, theme, project, saveOthers }: Saving) {
      const [trouble] = await Promise.all([
        saveOthers?.(),
        saveOwn({ settings, theme }),
        project && saveProject(project),
      ])
      if (trouble !== undefined) throw new Error(trouble)
    },
  })

  async function saveOwn(changes: OwnChanges) {
    const before = await queryClient.ensureQueryData(settingsQuery)
    const saved = await call(settingsEndpoints.save, settingsWith(before, changes))
    // What is chosen here holds here before anything else reads what is saved.
    if (changes.theme) browserTheme().choose(changes.theme)
    queryClient.setQueryData(settingsQuery.queryKey, saved)
  }

  async function saveProject({ id, title, showsBadge }: NonNullable<SettingsDraft['project']>) {
    const saved = await call(settingsEndpoints.saveProject, { projectId: id, title, showsBadge })
    queryClient.setQueryData(projectSettingsQuery(id).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: ['projects'] })
  }
}
