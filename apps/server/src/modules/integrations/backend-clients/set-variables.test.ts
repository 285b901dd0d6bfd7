import { expect, it } from 'vitest'
import { setVariables } from './set-variables.ts'

it('replaces variables that are there, adds the others, and leaves every other line alone', () => {
  const text = '# mine\nVITE_URL=old\nexport VITE_KEY = "x"\nOTHER=1\n'
  expect(setVariables(text, { VITE_URL: 'https://a.example', VITE_KEY: 'k', VITE_NEW: 'n' })).toBe(
    '# mine\nVITE_URL="https://a.example"\nVITE_KEY="k"\nOTHER=1\nVITE_NEW="n"\n',
  )
  expect(setVariables('', { A: '1' })).toBe('A="1"\n')
})

it('lets no value begin a line of its own', () => {
  expect(setVariables('', { A: 'x"\nB=2' })).toBe('A="xB=2"\n')
})
