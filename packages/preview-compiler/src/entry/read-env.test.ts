import { expect, it } from 'vitest'
import { readEnv } from './read-env.ts'

const files = new Map([
  ['.env', 'VITE_A=1\nVITE_B=1\nVITE_C=1\nVITE_D=1\nSECRET=1'],
  ['.env.local', 'VITE_B=2\nVITE_C=2\nVITE_D=2'],
  ['.env.development', 'VITE_C=3\nVITE_D=3\nVITE_API=http://localhost:3000'],
  ['.env.development.local', 'VITE_D=4'],
  ['.env.production', 'VITE_C=5\nVITE_D=5\nVITE_API=https://api.example.com'],
  ['.env.production.local', 'VITE_D=6'],
])

it('reads the files of its mode after those for all, as Vite does, and what is added last', () => {
  expect(readEnv(files, { mode: 'development' })).toEqual({
    VITE_A: '1',
    VITE_B: '2',
    VITE_C: '3',
    VITE_D: '4',
    VITE_API: 'http://localhost:3000',
  })
  expect(readEnv(files, { mode: 'production', added: { VITE_D: '7' } })).toEqual({
    VITE_A: '1',
    VITE_B: '2',
    VITE_C: '5',
    VITE_D: '7',
    VITE_API: 'https://api.example.com',
  })
})
