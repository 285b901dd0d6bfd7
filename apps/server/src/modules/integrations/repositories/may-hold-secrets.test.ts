import { expect, it } from 'vitest'
import { mayHoldSecrets } from './may-hold-secrets.ts'

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
