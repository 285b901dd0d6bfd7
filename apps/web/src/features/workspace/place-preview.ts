import type { WorkspaceTab } from './workspace-tab.ts'

/** Where the preview stands: over all of the work, small over the code, or out of sight. */
export type PreviewPlace = 'whole' | 'small' | 'away'

/** Whether the app that a run makes is watched beside its code. Whoever closed the small preview is not shown it again. */
export type Watching = 'not-yet' | 'on' | 'closed'

export function placePreview(tab: WorkspaceTab, watching: Watching): PreviewPlace {
  if (tab === 'preview') return 'whole'
  return tab === 'code' && watching === 'on' ? 'small' : 'away'
}
