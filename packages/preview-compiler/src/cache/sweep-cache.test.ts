import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { identifySet } from '../packages/identify-set.ts'
import { sweepCache } from './sweep-cache.ts'

it('keeps the cache small and young, and never takes what is in use or was added by people', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-sweep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const now = new Date('2026-06-30T00:00:00Z')
  const keep = async (name: string, days: number) => {
    await mkdir(join(folder, name, 'react-19'), { recursive: true })
    await writeFile(join(folder, name, 'react-19', 'a.js'), 'x'.repeat(100_000))
    const usedAt = new Date(now.getTime() - days * 24 * 3_600_000)
    await utimes(join(folder, name), usedAt, usedAt)
  }
  const current = identifySet('development')
  await keep(current, 40)
  await keep('installed', 40)
  await keep('aaaaaaaaaaaa', 30)
  await keep('bbbbbbbbbbbb', 3)
  await keep('cccccccccccc', 2)
  await sweepCache({ folder, now })
  expect((await readdir(folder)).toSorted()).toEqual(
    ['bbbbbbbbbbbb', 'cccccccccccc', current, 'installed'].toSorted(),
  )
  await sweepCache({ folder, now, maxBytes: 250_000 })
  expect((await readdir(folder)).toSorted()).toEqual(['cccccccccccc', current, 'installed'].toSorted())
})
