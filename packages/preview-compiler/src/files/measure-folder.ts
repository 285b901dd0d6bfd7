import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes of all files in a folder, however deep. What goes away while they are counted counts for nothing. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(
        async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0,
      ),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
