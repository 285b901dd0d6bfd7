import { randomBytes } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSecretCanaryStore } from '../modules/auth/index.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openTestOrm } from '../testing/test-orm.ts'
import { startTestServer } from '../testing/test-server.ts'
import { checkSecretKey } from './check-secret-key.ts'
import { createSecretBox } from './secret-box.ts'
import { readSecretKey } from './secret-key.ts'

describe('readSecretKey', () => {
  it('makes a key at the first start and reads the same one afterwards', async () => {
    const dataFolder = await createTemporaryFolder()
    const first = await readSecretKey({ configured: undefined, dataFolder })
    expect(first).toHaveLength(32)
    expect(await readSecretKey({ configured: undefined, dataFolder })).toEqual(first)
  })

  it('keeps the file for this account alone', async () => {
    const dataFolder = await createTemporaryFolder()
    await readSecretKey({ configured: undefined, dataFolder })
    const { mode } = await stat(join(dataFolder, 'secret.key'))
    expect(mode & 0o777).toBe(0o600)
  })

  it("takes the operator's key and writes no file", async () => {
    const dataFolder = await createTemporaryFolder()
    const configured = randomBytes(32)
    expect(await readSecretKey({ configured, dataFolder })).toBe(configured)
    await expect(readFile(join(dataFolder, 'secret.key'))).rejects.toThrow('ENOENT')
  })

  it('makes no new key in the place of a broken one', async () => {
    const dataFolder = await createTemporaryFolder()
    await writeFile(join(dataFolder, 'secret.key'), 'c2hvcnQ=\n')
    await expect(readSecretKey({ configured: undefined, dataFolder })).rejects.toThrow(
      /does not hold 32 bytes in base64: restore it from a backup\.$/,
    )
    expect(await readFile(join(dataFolder, 'secret.key'), 'utf8')).toBe('c2hvcnQ=\n')
  })
})

describe('checkSecretKey', () => {
  it('lets the key pass that sealed the first secret, and no other', async () => {
    const canary = createSecretCanaryStore(await openTestOrm())
    const [right, wrong] = [createSecretBox(randomBytes(32)), createSecretBox(randomBytes(32))]
    await checkSecretKey({ box: right, canary })
    await checkSecretKey({ box: right, canary })
    await expect(checkSecretKey({ box: wrong, canary })).rejects.toThrow(/another key: set SECRET_KEY/)
  })

  it(
    'stops a second server on the same database that has no key, and lets it start with the key',
    { tags: ['thorough'] },
    async () => {
      const DATABASE_URL = databaseUrlOf(await createTestDatabase())
      const SECRET_KEY = randomBytes(32).toString('hex')
      await startTestServer({ settings: { DATABASE_URL, SECRET_KEY } })
      const withoutKey = startTestServer({ settings: { DATABASE_URL } })
      await expect(withoutKey).rejects.toThrow('were sealed with another key')
      await startTestServer({ settings: { DATABASE_URL, SECRET_KEY } })
    },
  )
})
