import { expect, it } from 'vitest'
import { readVariables, setVariables } from './set-variables.ts'

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

it('reads values as they are meant, however they are written', () => {
  const text = '# A=0\nA=1 # one\nexport B = "two # 2"\nC=\'\'\nD= three\r\nE="open\n=F\n'
  expect([...readVariables(text)]).toEqual([
    ['A', '1'],
    ['B', 'two # 2'],
    ['C', ''],
    ['D', 'three'],
    ['E', '"open'],
  ])
})
