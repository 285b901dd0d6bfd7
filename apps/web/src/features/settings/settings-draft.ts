import type { ProjectId, ProjectSettings, SavedSettings, Settings, ThemeChoice } from '@joinery/contract'

/** What a project shows of itself in the settings. */
export interface ProjectDraft extends Pick<ProjectSettings, 'title' | 'showsBadge'> {
  id: ProjectId
}

/** The settings that are the same in every browser. */
export type CommonSettings = Omit<Settings, 'theme'>

/** Everything that the button above all tabs saves. */
export interface SettingsDraft {
  settings: CommonSettings
  /** What was chosen in this browser. Undefined where nothing was: it then follows the system. */
  theme: ThemeChoice | undefined
  /** Undefined where there is no project yet. */
  project: ProjectDraft | undefined
}

interface DraftSource {
  saved: SavedSettings
  theme: ThemeChoice | undefined
  project: ProjectDraft | undefined
}

export function draftFrom({ saved, theme, project }: DraftSource): SettingsDraft {
  const { frontendLanguage, frontendFramework, backendFramework, mailsSuccess, mailsFailure } = saved
  return {
    settings: { frontendLanguage, frontendFramework, backendFramework, mailsSuccess, mailsFailure },
    theme,
    project,
  }
}

interface Overtaken {
  before: SettingsDraft
  now: SettingsDraft
}

/** A draft after something else was saved than it began from: what was chosen here stays, all else is what is saved. */
export function followSaved(draft: SettingsDraft, { before, now }: Overtaken): SettingsDraft {
  const { settings, project } = draft
  const unchosen = commonFields.filter((field) => settings[field] === before.settings[field])
  return {
    ...draft,
    settings: { ...settings, ...Object.fromEntries(unchosen.map((field) => [field, now.settings[field]])) },
    project: project && before.project && now.project && followProject(project, before.project, now.project),
  }
}

function followProject(draft: ProjectDraft, before: ProjectDraft, now: ProjectDraft): ProjectDraft {
  return {
    id: now.id,
    title: draft.title === before.title ? now.title : draft.title,
    showsBadge: draft.showsBadge === before.showsBadge ? now.showsBadge : draft.showsBadge,
  }
}

const commonFields = [
  'frontendLanguage',
  'frontendFramework',
  'backendFramework',
  'mailsSuccess',
  'mailsFailure',
] as const

/** What differs from what is saved. */
export function changesIn(saved: SettingsDraft, draft: SettingsDraft): Partial<SettingsDraft> {
  const { theme } = draft
  const project = draft.project && { ...draft.project, title: draft.project.title.trim() }
  return {
    ...(!isSame(saved.settings, draft.settings) && { settings: draft.settings }),
    ...(theme !== undefined && theme !== saved.theme && { theme }),
    ...(project && !isSame(saved.project, project) && { project }),
  }
}

/**
 * What the button sends. The user's own settings go as they are shown, changed or not: what stands there from the
 * beginning can be saved too, and it is always the server that says so.
 */
export function whatToSave(saved: SettingsDraft, draft: SettingsDraft): ToSave {
  const { project } = changesIn(saved, draft)
  return { settings: draft.settings, theme: draft.theme ?? saved.theme, ...(project && { project }) }
}

export type ToSave = Pick<SettingsDraft, 'settings' | 'theme'> & Partial<Pick<SettingsDraft, 'project'>>

/** What is the user's own of the changes. */
export interface OwnChanges {
  settings?: CommonSettings | undefined
  theme?: ThemeChoice | undefined
}

/**
 * All settings with the changes in them. A theme that nobody has chosen is the system's, not the one that the field
 * begins with: otherwise whoever saves a language would find everything dark afterwards.
 */
export function settingsWith(
  { isSaved, hash: _hash, ...before }: SavedSettings,
  { settings, theme }: OwnChanges,
): Settings {
  return { ...before, ...settings, theme: theme ?? (isSaved ? before.theme : 'system') }
}

export const isSame = (one: object | undefined, other: object | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)
