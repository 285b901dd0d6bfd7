import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeScratchFolder } from './scratch-folder.ts'

it('is empty, open to every account, and takes away what ended runs left behind', async () => {
  const place = await mkdtemp(join(tmpdir(), 'scratch-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  for (const folder of [
    `joinery-tests-${child.pid}`,
    `joinery-tests-${process.pid}`,
    'joinery-tests-1',
    'another',
  ])
    await mkdir(join(place, folder))
  await writeFile(join(place, `joinery-tests-${child.pid}`, 'left'), 'behind')
  await writeFile(join(place, `joinery-tests-${process.pid}`, 'left'), 'behind')

  const folder = await makeScratchFolder(place)
  expect(await readdir(folder)).toEqual([])
  expect((await stat(folder)).mode & 0o7777).toBe(0o1777)
  expect((await readdir(place)).toSorted()).toEqual(
    ['another', 'joinery-tests-1', `joinery-tests-${process.pid}`].toSorted(),
  )
})
