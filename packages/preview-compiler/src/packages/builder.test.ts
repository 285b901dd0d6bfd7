import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutProcesses } from '../testing/without-processes.ts'
import { createBuilder } from './builder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-builder-'))
  const place = join(folder, 'node_modules', 'wood')
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{"name":"wood","version":"1.0.0","main":"index.js"}')
  await writeFile(join(place, 'index.js'), "exports.kind = 'oak'")
})
afterAll(() => rm(folder, { recursive: true }))

const requestTo = (outFolder: string) =>
  ({
    addresses: {},
    versions: {},
    specifiers: ['wood'],
    mode: 'development',
    folder,
    outFolder,
    isTrusted: false,
  }) as const

it('says so where no process can be started', async () => {
  const builder = createBuilder()
  const building = withoutProcesses(() => builder.build(requestTo(join(folder, 'nothing'))))
  await expect(building).rejects.toThrow('The process that bundles packages ended.')
})

it('tries once more what a process ended over, unless it was told to stop', async () => {
  const failingOnce = join(folder, 'node')
  const mark = join(folder, 'mark')
  await rm(mark, { force: true })
  await writeFile(
    failingOnce,
    `#!/bin/sh\n[ -e ${mark} ] && exec ${process.execPath} "$@"\ntouch ${mark}\nexit 1\n`,
    { mode: 0o755 },
  )
  const builder = createBuilder()
  const outFolder = join(folder, 'second')
  await withoutProcesses(() => builder.build(requestTo(outFolder)), failingOnce)
  expect(existsSync(join(outFolder, 'wood.js'))).toBe(true)
  const building = builder.build(requestTo(outFolder))
  builder.stop()
  await expect(building).rejects.toThrow('The process that bundles packages ended.')
})

it(
  'does not try once more with the process that ended, however late that is told',
  { tags: ['thorough'] },
  async () => {
    const noting = join(folder, 'noting')
    const pidFile = join(folder, 'pid')
    await writeFile(noting, `#!/bin/sh\necho $$ > ${pidFile}\nexec ${process.execPath} "$@"\n`, {
      mode: 0o755,
    })
    const builder = createBuilder()
    await withoutProcesses(() => builder.build(requestTo(join(folder, 'before'))), noting)
    process.kill(Number(await readFile(pidFile, 'utf8')), 'SIGKILL')
    // It is gone, and nothing has been heard of it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await builder.build(requestTo(join(folder, 'after')))
    expect(existsSync(join(folder, 'after', 'wood.js'))).toBe(true)
    builder.stop()
  },
)

it(
  'goes on with a new process while the one that rested is still ending',
  { tags: ['thorough'] },
  async () => {
    const builder = createBuilder({ idleMs: 1 })
    for (const round of ['a', 'b', 'c']) {
      const outFolder = join(folder, round)
      await builder.build(requestTo(outFolder))
      expect(existsSync(join(outFolder, 'wood.js'))).toBe(true)
      await sleep(2)
    }
    builder.stop()
  },
)
