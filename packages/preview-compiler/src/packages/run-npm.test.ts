import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runNpm } from './run-npm.ts'

it('takes it for ended when all that would be ended has just ended by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-run-npm-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = join(folder, 'npm.mjs')
  await writeFile(script, leaveSomebodyBehind)
  const env = { PATH: process.env['PATH'] ?? '' }
  const run = (maxBytes: number, timeMs: number) =>
    runNpm({
      npm: { command: [process.execPath, script], env },
      folder,
      words: [],
      deadline: Date.now() + timeMs,
      maxBytes,
    })
  expect(await run(1_000_000, 60_000)).toBe('It is larger than 1 MB.')
  expect(await run(10_000_000, 300)).toBe('Installing it took too long.')
})

/** Ends at once, while one who is not of its group goes on for a while and holds what it said open. */
const leaveSomebodyBehind = `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
writeFileSync('large', 'x'.repeat(2_000_000))
spawn('sleep', ['2'], { detached: true, stdio: 'inherit' }).unref()`
