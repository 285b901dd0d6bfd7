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
      PREVIEW_PORTS: { first: 20_000, last: 29_999 },
      PROJECT_FILES: 3_000,
      LOG_LEVEL: 'info',
      NODE_ENV: 'development',
      TRUST_PROXY: false,
      ALLOW_PRIVATE_ADDRESSES: false,
      SIGN_UP: 'open',
      FIGMA_API_URL: 'https://api.figma.com',
      FIREBASE_API_URL: 'https://firebase.googleapis.com',
      STRIPE_AUTOMATIC_TAX: false,
      STRIPE_TRIAL_DAYS: 0,
      OPENAI_MODELS: ['gpt-5.4', 'gpt-5.4-mini'],
      ANTHROPIC_MODELS: ['claude-opus-5-5', 'claude-sonnet-5-5'],
      GOOGLE_MODELS: ['gemini-pro-latest', 'gemini-flash-latest'],
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

  it('reads which ports previews may have', () => {
    expect(readConfig({ PREVIEW_PORTS: '3001-3001' }).PREVIEW_PORTS).toEqual({ first: 3001, last: 3001 })
    for (const PREVIEW_PORTS of ['3001', '3002-3001', '0-9', '60000-70000', 'many'])
      expect(() => readConfig({ PREVIEW_PORTS })).toThrow('PREVIEW_PORTS must look like 20000-29999')
  })

  it.each(['hex', 'base64', 'base64url'] as const)('reads a secret key in %s', (encoding) => {
    const key = Buffer.from('0123456789abcdef0123456789abcdef')
    expect(readConfig({ SECRET_KEY: key.toString(encoding) }).SECRET_KEY).toEqual(key)
  })

  it.each(['short', 'ab'.repeat(31), 'x'.repeat(100)])('refuses the secret key %s', (SECRET_KEY) => {
    expect(() => readConfig({ SECRET_KEY })).toThrow(/SECRET_KEY must be 32 bytes in hex or base64/)
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is missing beside SMTP_URL'],
    [{ MAIL_FROM: 'joinery@example.com' }, 'SMTP_URL is missing beside MAIL_FROM'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing beside GOOGLE_CLIENT_ID'],
    [{ GITHUB_CLIENT_SECRET: 'secret' }, 'GITHUB_CLIENT_ID is missing beside GITHUB_CLIENT_SECRET'],
    [{ S3_BUCKET: 'joinery' }, 'S3_ENDPOINT is missing beside S3_BUCKET; S3_REGION is missing'],
  ])('names what is missing beside %o', (half, problem) => {
    expect(() => readConfig(half)).toThrow(problem)
  })

  it('believes a proxy only when told to', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true)
    expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be true or false')
  })

  it('knows exactly the settings that the README explains', async () => {
    const readme = await readFile(resolve(import.meta.dirname, '../../../README.md'), 'utf8')
    const explained = [...readme.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name]) => name)
    expect(new Set(explained)).toEqual(new Set(Object.keys(settings.shape)))
  })
})
