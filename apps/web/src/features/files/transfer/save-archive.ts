/** Hands an archive to the browser's downloads. */
export function saveArchive({ name, archive }: { name: string; archive: Blob }): void {
  const url = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
