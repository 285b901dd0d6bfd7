import { spawnSync } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints, texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { unpackBody } from '../../../adapters/bodies/packed-body.ts'
import { databaseUrlOf } from '../../../testing/database-url.ts'
import { startFile, startServerProcess } from '../../../testing/server-process.ts'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import { createTestUser } from '../../../testing/test-user.ts'

const { files, versions } = endpoints

/** Mounts a small file system of its own over the data folder, which needs nobody's permission where it is allowed. */
const apart = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'] as const
const canMount =
  spawnSync(apart[0], [...apart.slice(1), 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' }).status === 0

it.skipIf(!canMount)(
  'a full disk gives a clear error and changes nothing, while reads go on, and writes once there is space',
  async () => {
    const databaseUrl = databaseUrlOf(await createTestDatabase())
    const dataFolder = await createTemporaryFolder()
    const server = startServerProcess({ PORT: '0', DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }, [
      ...apart,
      'mount -t tmpfs -o size=4m tmpfs "$DATA_DIR" && exec "$0" "$1"',
      process.execPath,
      startFile,
    ])
    const ada = await createTestUser({ address: await server.ready(), databaseUrl })
    const { projectId, write, read, paths, delete: remove } = await createTestProject(ada)
    await write('small.ts', 'kept')
    // The data folder as the server sees it, with something in it that can go.
    const disk = `/proc/${server.pid}/root${dataFolder}`
    await writeFile(join(disk, 'ballast'), randomBytes(2 * 1024 * 1024))

    const content = randomBytes(1024 * 1024)
      .toString('hex')
      .slice(0, 1_500_000)
    const fill = (number: number) =>
      ada.ask(files.write, {
        projectId,
        path: `large-${number}.txt`,
        content: `${number}${content}`,
        baseHash: null,
      })
    const statuses: number[] = []
    while (statuses.length < 5 && statuses.at(-1) !== 507) statuses.push((await fill(statuses.length)).status)
    expect(statuses.at(-1)).toBe(507)

    const refused = await ada.refused(files.write, { projectId, path: 'more.txt', content, baseHash: null })
    expect(refused).toMatchObject({ code: 'storage-full', message: texts.errors['storage-full'] })
    expect(await paths()).not.toContain('more.txt')
    expect(await read('small.ts')).toMatchObject({ content: 'kept' })
    expect((await ada.call(versions.list, { projectId })).versions).toHaveLength(1)
    await remove('large-0.txt')
    expect(await paths()).not.toContain('large-0.txt')
    await expectWholeBodies(join(disk, 'bodies'))

    await rm(join(disk, 'ballast'))
    await write('more.txt', content)
    expect(await read('more.txt')).toMatchObject({ content })
    await expectWholeBodies(join(disk, 'bodies'))
  },
  60_000,
)

/** A body is named after its bytes before they were packed, so one that is torn has the wrong name. */
async function expectWholeBodies(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const bodies = entries.filter((entry) => entry.isFile())
  expect(bodies.length).toBeGreaterThan(0)
  for (const { parentPath, name } of bodies) {
    expect(hash('sha256', await unpackBody(await readFile(join(parentPath, name))))).toBe(name)
  }
}
