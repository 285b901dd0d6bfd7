import { expect, it } from 'vitest'
import { canShow, findsLocalNames } from './this-machine.ts'

const preview = 'http://abc.preview.localhost:3000/'

it.each(['http://localhost:3000/dashboard', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
  'a page at %s shows what is on this machine',
  (page) => {
    expect(canShow(page, preview)).toBe(true)
  },
)

it.each(['http://192.0.2.7:3000/', 'https://joinery.example/', 'http://notlocalhost:3000/'])(
  'a page at %s is on another machine, and shows only what has a name there',
  (page) => {
    expect(canShow(page, preview)).toBe(false)
    expect(canShow(page, 'https://abc.preview.joinery.example/')).toBe(true)
  },
)

it('Safari finds no names below localhost, and all other browsers do', () => {
  expect(findsLocalNames({ vendor: 'Apple Computer, Inc.' })).toBe(false)
  expect(findsLocalNames({ vendor: 'Google Inc.' })).toBe(true)
  expect(findsLocalNames({ vendor: '' })).toBe(true)
})
