import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

const root = resolve(import.meta.dirname, '..')

describe('npm start', { timeout: 60_000 }, () => {
  describe.each([
    { signal: 'SIGTERM', tags: [] },
    { signal: 'SIGINT', tags: ['thorough'] },
  ] as const)('that gets $signal', ({ signal, tags }) => {
    it(
      'starts what is installed and built, says where it is, and ends whole',
      { tags: [...tags] },
      async () => {
        const npm = startServerProcess({ PORT: '0', DATA_DIR: await createTemporaryFolder() }, [
          'npm',
          'start',
          '--prefix',
          root,
        ])
        const address = await npm.ready()
        expect(await (await fetch(address)).text()).toContain('<h1')
        expect(npm.output()).not.toMatch(/Installing|Building/)
        npm.kill(signal)
        await npm.exited
        await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
      },
    )
  })
})
