import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { openDataFolder } from './data-folder.ts'

describe('openDataFolder', () => {
  it('creates the folder and everything above it', async () => {
    const path = join(await createTemporaryFolder(), 'deep', 'down')
    const folder = await openDataFolder(path)
    expect(await readFile(join(path, 'server.pid'), 'utf8')).toBe(`${process.pid}\n`)
    await folder.release()
  })

  it('refuses a second holder and names the first by its pid', async () => {
    const path = await createTemporaryFolder()
    const folder = await openDataFolder(path)
    await expect(openDataFolder(path)).rejects.toThrow(`Another Joinery server (pid ${process.pid}) is using`)
    await folder.release()
  })

  it('can be opened again once it is released', async () => {
    const path = await createTemporaryFolder()
    await (await openDataFolder(path)).release()
    await expect(openDataFolder(path).then((folder) => folder.release())).resolves.toBeUndefined()
  })

  it('does not believe a pid file that a killed server left behind', async () => {
    const path = await createTemporaryFolder()
    await writeFile(join(path, 'server.pid'), '1\n')
    await expect(openDataFolder(path).then((folder) => folder.release())).resolves.toBeUndefined()
  })

  it('says what to do when the folder cannot be written', async () => {
    const file = join(await createTemporaryFolder(), 'file')
    await writeFile(file, '')
    await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(
      /cannot be written \(ENOTDIR\): give this account write access to it, or set DATA_DIR/,
    )
  })

  it.runIf(process.platform === 'linux')(
    'says so too where the kernel lets nobody make a folder',
    async () => {
      await expect(openDataFolder('/proc/joinery/data')).rejects.toThrow('cannot be written (ENOENT)')
    },
  )

  it('leaves what else lies in the folder alone', async () => {
    const path = await createTemporaryFolder()
    await mkdir(join(path, 'files'))
    await writeFile(join(path, 'files', 'mine'), 'kept')
    await (await openDataFolder(path)).release()
    expect(await readFile(join(path, 'files', 'mine'), 'utf8')).toBe('kept')
  })
})
