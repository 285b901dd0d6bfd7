/** Opens a folder that is closed, closes one that is open. */
export function toggleFolder(openFolders: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const changed = new Set(openFolders)
  if (!changed.delete(path)) changed.add(path)
  return changed
}
