import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, settings } from './config.ts'

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('data'),
      LOG_LEVEL: 'info',
    })
  })

  it('lists all problems at once', () => {
    const read = () =>
      readConfig({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'joinery', DATABASE_URL: 'mysql://x' })
    expect(read).toThrow(/^Correct these settings: PORT .*; DATABASE_URL .*; PUBLIC_URL .*; LOG_LEVEL .*\.$/)
  })

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('takes the trailing slash from the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://joinery.example/' }).PUBLIC_URL).toBe('https://joinery.example')
  })

  it('knows exactly the settings that the README explains', async () => {
    const readme = await readFile(resolve(import.meta.dirname, '../../../README.md'), 'utf8')
    const explained = [...readme.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
    expect(new Set(explained)).toEqual(new Set(Object.keys(settings.shape)))
  })
})
