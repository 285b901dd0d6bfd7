/** The frame of the workspace: its panels, its shortcuts and its commands. */
export const workspace = {
  resizeChat: 'Width of the chat',
  sideBySide: 'Show the chat beside',
  commands: {
    open: 'Commands',
    title: 'Command palette',
    placeholder: 'Type a command, a file, a project or a page',
    none: 'Nothing is called that.',
    groups: { workspace: 'Workspace', files: 'Files', projects: 'Projects', pages: 'Pages' },
    goToTab: 'Go to {tab}',
    newMessage: 'New chat message',
    refreshPreview: 'Refresh preview',
    pickElement: 'Select an element in the preview',
    toggleTheme: 'Switch theme',
    toggleSideBySide: 'Show the chat beside, or not',
    closeProject: 'Close project',
  },
  live: {
    label: 'Being written',
    heading: 'Writing {path}',
    finished: 'Written',
    files: 'Files of this run',
    lines: { one: '1 line', other: '{n} lines' },
  },
  /** The app that a run makes, over its code. */
  smallPreview: { open: 'Open preview', close: 'Close the small preview' },
  context: 'Project and usage',
} as const
