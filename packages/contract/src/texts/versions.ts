/** Version history and restoring. */
export const versions = {
  open: 'History',
  title: 'Version History',
  empty: 'No version history available',
  restore: 'Restore',
  badges: {
    failed: 'Failed',
    success: 'Success',
  },
  notices: {
    saved: 'Project version saved',
    saveFailed: 'Failed to save project version',
    loadFailed: 'Failed to load project versions',
    historyLoadFailed: 'Failed to load version history',
    restored: 'Restored project version {n}',
    restoredAt: 'Restored version at {time}',
    projectRestoreFailed: 'Failed to restore project version',
    restoreFailed: 'Failed to restore version',
  },
  commitMessage: 'Restore from version history',
} as const
