import { expect, it } from 'vitest'
import { defaultSettings, projectId } from '@joinery/contract'
import { changesIn, draftFrom, followSaved, settingsWith, whatToSave } from './settings-draft.ts'

const project = {
  id: projectId.parse('c0ffee00-0000-4000-8000-000000000001'),
  title: 'Oak bench',
  showsBadge: true,
}
const fresh = { ...defaultSettings, isSaved: false, hash: 'a'.repeat(64) }
const saved = draftFrom({ saved: fresh, theme: undefined, project })

it('counts as changed only as far as it differs from what is saved', () => {
  expect(changesIn(saved, saved)).toEqual({})
  const vue = { ...saved.settings, frontendFramework: 'vue' } as const
  expect(changesIn(saved, { ...saved, settings: vue })).toEqual({ settings: vue })
  expect(changesIn(saved, { ...saved, project: { ...project, title: ' Oak bench ' } })).toEqual({})
  const hidden = { ...project, showsBadge: false }
  expect(changesIn(saved, { ...saved, project: hidden })).toEqual({ project: hidden })
})

it('is saved as it is shown, also where nothing differs', () => {
  expect(whatToSave(saved, saved)).toEqual({ settings: saved.settings, theme: undefined })
  const light = { ...saved, theme: 'light' } as const
  expect(whatToSave(light, saved).theme).toBe('light')
  expect(whatToSave(light, { ...saved, theme: 'dark' }).theme).toBe('dark')
  expect(settingsWith(fresh, whatToSave(saved, saved))).toEqual({ ...defaultSettings, theme: 'system' })
  const hidden = { ...project, showsBadge: false }
  expect(whatToSave(saved, { ...saved, project: hidden }).project).toEqual(hidden)
})

it('has no project where there is none', () => {
  const none = { ...saved, project: undefined }
  expect(changesIn(none, none)).toEqual({})
})

it('takes a theme as chosen as soon as somebody chooses it, also the one that the field begins with', () => {
  expect(changesIn(saved, { ...saved, theme: defaultSettings.theme })).toEqual({ theme: 'dark' })
  expect(changesIn({ ...saved, theme: 'dark' }, { ...saved, theme: 'dark' })).toEqual({})
  expect(settingsWith(fresh, { theme: 'dark' }).theme).toBe('dark')
})

it('follows a theme that was chosen elsewhere on the page meanwhile', () => {
  expect(changesIn({ ...saved, theme: 'light' }, saved)).toEqual({})
})

it('saves other settings without choosing a theme for anybody', () => {
  const settings = { ...saved.settings, frontendFramework: 'vue' } as const
  expect(settingsWith(fresh, { settings })).toEqual({
    ...defaultSettings,
    frontendFramework: 'vue',
    theme: 'system',
  })
  expect(settingsWith({ ...fresh, theme: 'light', isSaved: true }, { settings }).theme).toBe('light')
})

it('follows what was saved elsewhere, but for what somebody chose here', () => {
  const chosen = { ...saved.settings, frontendFramework: 'vue' } as const
  const draft = { ...saved, settings: chosen, theme: 'light', project: { ...project, title: 'Ash' } } as const
  const elsewhere = { ...saved.settings, frontendFramework: 'svelte', backendFramework: 'flask' } as const
  const now = { ...saved, settings: elsewhere, project: { ...project, title: 'Elm', showsBadge: false } }
  expect(followSaved(draft, { before: saved, now })).toEqual({
    settings: { ...elsewhere, frontendFramework: 'vue' },
    theme: 'light',
    project: { ...project, title: 'Ash', showsBadge: false },
  })
  expect(changesIn(now, followSaved(saved, { before: saved, now }))).toEqual({})
})
