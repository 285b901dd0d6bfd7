/** A file from outside, with its path below what was chosen. */
export interface ChosenFile {
  path: string
  file: Blob
}

/** Never part of a project: what package managers and version control keep beside the files. */
const leftOut = new Set(['node_modules', '.git', '.DS_Store', '__MACOSX'])

const isWanted = ({ path }: ChosenFile) => !path.split('/').some((name) => leftOut.has(name))

/** What a file field holds, folders included. */
export function filesOfField(files: Iterable<File>): ChosenFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })).filter(isWanted)
}

/** What was dropped, folders with everything in them. */
export async function filesOfDrop(dropped: DataTransfer): Promise<ChosenFile[]> {
  // The list is emptied when the event ends, so all of it is taken before the first wait.
  const items = [...dropped.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  const found = items
    .filter((item) => item !== null)
    .map(async (item) => (item instanceof File ? filesOfField([item]) : filesWithin(item)))
  return (await Promise.all(found)).flat()
}

async function filesWithin(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (leftOut.has(entry.name)) return []
  if (isFile(entry)) {
    return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }]
  }
  if (!isFolder(entry)) return []
  return (await Promise.all((await readFolder(entry)).map(filesWithin))).flat()
}

// Chromium has these interfaces without their names, so an entry is asked and not compared with a class.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** A folder is read in pieces, until a piece is empty. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (piece.length === 0) return entries
    entries.push(...piece)
  }
}
