import type { ProjectId, ProjectSettings, SavedSettings, Settings } from '@joinery/contract'

/** What a project shows of itself in the settings. */
export interface ProjectDraft extends Pick<ProjectSettings, 'title' | 'showsBadge'> {
  id: ProjectId
}

/** Everything that the button below all tabs saves. */
export interface SettingsDraft {
  settings: Settings
  /** Undefined where there is no project yet. */
  project: ProjectDraft | undefined
}

export function draftFrom(saved: SavedSettings, project: ProjectDraft | undefined): SettingsDraft {
  const { theme, frontendLanguage, frontendFramework, backendFramework, mailsSuccess, mailsFailure } = saved
  return {
    settings: { theme, frontendLanguage, frontendFramework, backendFramework, mailsSuccess, mailsFailure },
    project,
  }
}

/** What differs from what is saved, which is all that has to be sent. */
export function changesIn(saved: SettingsDraft, draft: SettingsDraft): Partial<SettingsDraft> {
  const project = draft.project && { ...draft.project, title: draft.project.title.trim() }
  return {
    ...(!isSame(saved.settings, draft.settings) && { settings: draft.settings }),
    ...(project && !isSame(saved.project, project) && { project }),
  }
}

const isSame = (one: object | undefined, other: object | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)
