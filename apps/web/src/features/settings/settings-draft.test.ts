import { expect, it } from 'vitest'
import { defaultSettings, projectId } from '@joinery/contract'
import { changesIn, draftFrom } from './settings-draft.ts'

const project = {
  id: projectId.parse('c0ffee00-0000-4000-8000-000000000001'),
  title: 'Oak bench',
  showsBadge: true,
}
const saved = draftFrom({ ...defaultSettings, isSaved: false }, project)

it('is sent only as far as it differs from what is saved', () => {
  expect(changesIn(saved, saved)).toEqual({})
  const light = { ...defaultSettings, theme: 'light' } as const
  expect(changesIn(saved, { ...saved, settings: light })).toEqual({ settings: light })
  expect(changesIn(saved, { ...saved, project: { ...project, title: ' Oak bench ' } })).toEqual({})
  const hidden = { ...project, showsBadge: false }
  expect(changesIn(saved, { ...saved, project: hidden })).toEqual({ project: hidden })
})

it('has no project where there is none', () => {
  const none = { ...saved, project: undefined }
  expect(changesIn(none, none)).toEqual({})
})
