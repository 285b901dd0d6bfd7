import { expect, it } from 'vitest'
import { hideSecrets, mayHoldSecrets } from './secret-files.ts'

it('a file with the environment may hold secrets wherever it lies; an example of one is for everybody', () => {
  const files = ['.env', 'app/.env', '.env.local', '.env.production', '.ENV', 'a/b/.env.production.local']
  expect(files.filter((path) => !mayHoldSecrets(path))).toEqual([])
  const others = [
    '.env.example',
    'app/.env.sample',
    '.envrc.md',
    'src/env.ts',
    '.environment',
    '.env/readme.md',
  ]
  expect(others.filter(mayHoldSecrets)).toEqual([])
})

it('a key may hold secrets by its name; what only sounds like one is for everybody', () => {
  const keys = [
    'server.pem',
    'certs/Private.KEY',
    'store.p12',
    'a/b.pfx',
    '.ssh/id_ed25519',
    '.netrc',
    '.pgpass',
  ]
  expect(keys.filter((path) => !mayHoldSecrets(path))).toEqual([])
  const others = ['id_rsa.pub', 'src/key.ts', 'keys.json', 'server.pem.md', 'src/pem/index.ts', 'turnkey']
  expect(others.filter(mayHoldSecrets)).toEqual([])
  expect(hideSecrets('certs/server.pem', 'KEY\nMIIE=\n')).toBe('(hidden)')
})

it('shows names and what a browser knows, and hides values, comments and what goes on over lines', () => {
  const text = [
    'VITE_TITLE=Shop',
    '  export API_KEY = "sk_live"  ',
    '# For the shop, in production:',
    '# OLD_KEY=sk_old',
    '# abcdefghijklmnopqrstuvwxyz',
    'PEM="-----BEGIN KEY-----',
    'MIIEvQIBADANBgkqhkiG9w0BAQ==',
    '-----END KEY-----"',
    'EMPTY=',
    '',
  ].join('\n')
  expect(hideSecrets('.env', text).split('\n')).toEqual([
    'VITE_TITLE=Shop',
    '  export API_KEY =(hidden)',
    '# For the shop, in production:',
    '(hidden)',
    '(hidden)',
    'PEM=(hidden)',
    '(hidden)',
    '(hidden)',
    'EMPTY=',
    '',
  ])
})
