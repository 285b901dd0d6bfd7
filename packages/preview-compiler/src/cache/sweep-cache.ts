import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { measureFolder } from '../files/measure-folder.ts'
import { identifySet } from '../packages/identify-set.ts'

interface SweepOptions {
  /** Where bundles of packages and of the runtime are kept. */
  folder: string
  now?: Date
  maxAgeMs?: number
  maxBytes?: number
}

const day = 24 * 3_600_000

/**
 * Deletes what an older version of the server left behind: what nobody used for a week, and beyond a gigabyte whatever was
 * used longest ago. What this version uses stays, and so does what people added.
 */
export async function sweepCache(options: SweepOptions): Promise<void> {
  const { folder, now = new Date(), maxAgeMs = 7 * day, maxBytes = 1_000_000_000 } = options
  const current = new Set([identifySet('development'), identifySet('production')])
  for (const name of current) await utimes(join(folder, name), now, now).catch(() => undefined)
  const names = (await readdir(folder).catch(() => [])).filter((name) => sweepable.test(name))
  const entries = await Promise.all(names.map((name) => weigh(join(folder, name), current.has(name))))
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { path, bytes, usedAt } of entries
    .filter(({ isCurrent }) => !isCurrent)
    .toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (now.getTime() - usedAt <= maxAgeMs && total <= maxBytes) break
    await rm(path, { recursive: true, force: true })
    total -= bytes
  }
}

const sweepable = /^(?:[0-9a-f]{12}|runtime-[\w-]+\.json)$/

async function weigh(path: string, isCurrent: boolean) {
  const { mtimeMs, size } = await stat(path)
  return { path, isCurrent, usedAt: mtimeMs, bytes: size + (await measureFolder(path)) }
}
