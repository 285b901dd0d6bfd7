/** The file explorer and the read-only file tree. */
export const files = {
  toolbar: {
    refresh: 'Refresh',
    newFile: 'New File',
    newFolder: 'New Folder',
  },
  rowMenu: {
    newFile: 'New File',
    newFolder: 'New Folder',
    delete: 'Delete',
  },
  preview: {
    empty: '// Empty file',
    save: 'Save',
  },
  create: {
    title: 'Create New File/Folder',
    filePlaceholder: 'filename.js',
    folderPlaceholder: 'folder name',
    cancel: 'Cancel',
    submit: 'Create',
    nameRequired: 'Please enter a name',
  },
  emptyTree: 'No files yet. Create your first file or folder.',
  viewer: {
    copy: 'Copy',
    empty: 'Select a file to view its content',
    copied: 'Code copied to clipboard',
  },
  notices: {
    refreshed: 'File structure refreshed',
    saved: 'File {name} saved',
    fileCreated: 'File created',
    folderCreated: 'Folder created',
    deleted: 'Item deleted',
  },
  storage: {
    saved: 'Project files saved to storage',
    saveFailed: 'Failed to save project files to storage',
    loadFailed: 'Failed to retrieve project files from storage',
  },
} as const
