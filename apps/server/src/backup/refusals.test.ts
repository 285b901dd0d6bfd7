import { expect, it } from 'vitest'
import { refusalOf } from './refusals.ts'

const fromPostgres = (code: string) => Object.assign(new Error('no'), { severity: 'ERROR', code })

it.each([
  ['42501', 'a right that is missing'],
  ['53200', 'more memory than an app may take'],
  ['53400', 'more temporary files than an app may have'],
  ['57014', 'more time than there is'],
])('is of one app: %s, %s', (code) => {
  expect(refusalOf(fromPostgres(code))).toBe('PostgreSQL refused it (no).')
})

it.each([
  ['53100', 'a full disk'],
  ['53300', 'no connection left'],
  ['57P01', 'a server that stops'],
  ['58030', 'a disk that fails'],
])('is of the whole server: %s, %s', (code) => {
  expect(refusalOf(fromPostgres(code))).toBeUndefined()
})

it('is not for what PostgreSQL did not say', () => {
  expect(refusalOf(Object.assign(new Error('no'), { code: 'ENOSPC' }))).toBeUndefined()
})
