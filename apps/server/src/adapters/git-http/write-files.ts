import git from 'isomorphic-git'
import type { FsClient, TreeEntry } from 'isomorphic-git'
import type { CommittedFile, GitEntry } from '../../modules/integrations/index.ts'

interface Options {
  fs: FsClient
  gitdir: string
  cache: object
  files: readonly CommittedFile[]
  /** Taken over from the commit before, as they are there. */
  kept: readonly GitEntry[]
}

interface Folder {
  readonly folders: Map<string, Folder>
  readonly entries: TreeEntry[]
}

/** Writes all files, and the folders around them, and returns the id of the outermost one. */
export async function writeFiles({ files, kept, ...local }: Options): Promise<string> {
  const root = emptyFolder()
  for (const { path, mode, oid } of kept) place(root, path, { mode, oid, type: typeOf(mode) })
  for (const { path, bytes, isExecutable } of files) {
    const oid = await git.writeBlob({ ...local, blob: bytes })
    place(root, path, { mode: isExecutable ? '100755' : '100644', oid, type: 'blob' })
  }

  async function write({ folders, entries }: Folder): Promise<string> {
    const tree = [...entries]
    for (const [name, folder] of folders) {
      tree.push({ mode: '040000', path: name, oid: await write(folder), type: 'tree' })
    }
    return git.writeTree({ ...local, tree })
  }

  return write(root)
}

const emptyFolder = (): Folder => ({ folders: new Map(), entries: [] })

const typeOf = (mode: string) => (mode === '160000' ? 'commit' : 'blob')

function place(root: Folder, path: string, entry: Omit<TreeEntry, 'path'>): void {
  const names = path.split('/')
  const name = names.pop() ?? ''
  let folder = root
  for (const each of names) {
    const next = folder.folders.get(each) ?? emptyFolder()
    folder.folders.set(each, next)
    folder = next
  }
  folder.entries.push({ ...entry, path: name })
}
