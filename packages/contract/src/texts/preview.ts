/** The live preview and its frame. */
export const preview = {
  frameTitle: 'Live Preview',
  empty: 'No Live Preview Available',
  noUrl: 'No preview URL available',
  refresh: 'Refresh',
  fullscreen: 'Fullscreen',
  openInNewWindow: 'Open in new window',
} as const
