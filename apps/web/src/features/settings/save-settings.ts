import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { settingsEndpoints, texts } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
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
        showingNews(saveOwn({ settings, theme }), settingsQuery.queryKey),
        project && showingNews(saveProject(project), projectSettingsQuery(project.id).queryKey),
      ])
      if (trouble !== undefined) throw new Error(trouble)
    },
  })

  /** Where something else was saved meanwhile, that is shown before somebody saves again. */
  async function showingNews(saving: Promise<void>, queryKey: QueryKey) {
    try {
      await saving
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      await queryClient.refetchQueries({ queryKey })
      throw new Error(`${error.message} ${texts.settings.rebased}`, { cause: error })
    }
  }

  async function saveOwn(changes: OwnChanges) {
    const before = await queryClient.ensureQueryData(settingsQuery)
    const wanted = settingsWith(before, changes)
    const saved = await call(settingsEndpoints.save, { ...wanted, baseHash: before.hash })
    // What is chosen here holds here before anything else reads what is saved.
    if (changes.theme) browserTheme().choose(changes.theme)
    queryClient.setQueryData(settingsQuery.queryKey, saved)
  }

  async function saveProject({ id, title, showsBadge }: NonNullable<SettingsDraft['project']>) {
    const query = projectSettingsQuery(id)
    const { hash: baseHash } = await queryClient.ensureQueryData({
      queryKey: query.queryKey,
      queryFn: () => call(settingsEndpoints.readProject, { projectId: id }),
    })
    const input = { projectId: id, title, showsBadge, baseHash }
    const saved = await call(settingsEndpoints.saveProject, input)
    queryClient.setQueryData(query.queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: ['projects'] })
  }
}
