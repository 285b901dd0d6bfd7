import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './run-as.ts'

/**
 * Makes a file, or a folder with all that is in it, somebody's. A data folder may have been on another machine, where
 * PostgreSQL ran as somebody else. The folder itself comes last: until then the work is not done.
 */
export async function giveTo(owner: Account | undefined, path: string): Promise<void> {
  if (!owner) return
  const found = await stat(path)
  if (found.uid === owner.uid) return
  const inside = found.isDirectory() ? await readdir(path, { recursive: true }) : []
  for (const name of [...inside, '']) await lchown(join(path, name), owner.uid, owner.gid)
}
