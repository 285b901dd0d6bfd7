import { texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { changeLogin } from './change-login.ts'
import type { Login } from './user-database.ts'

const target = { engine: 'postgresql', host: 'db.example', port: 5432, username: 'ada' } as const
const kept: Login = { ...target, database: 'shop', password: 'kept', tls: 'require', caCertificate: null }
const change = (fields: object, more: object = {}) =>
  changeLogin(kept, {
    address: { ...target, database: 'shop', password: '', ...fields },
    tls: 'require',
    ...more,
  })

it('a password that is left out stays for the same server, user and a line that is no weaker', () => {
  expect(change({ database: 'other' })).toMatchObject({ database: 'other', password: 'kept' })
  expect(change({}, { tls: 'verify' })).toMatchObject({ tls: 'verify', password: 'kept' })
  expect(changeLogin(kept, { address: { url: 'postgres://ada@db.example/shop' }, tls: 'require' })).toEqual(
    kept,
  )
  expect(change({ host: 'new.example', password: 'new' })).toMatchObject({ password: 'new' })
})

it.each([
  ['another host', { host: 'evil.example' }, {}],
  ['another port', { port: 5433 }, {}],
  ['another user', { username: 'eve' }, {}],
  ['another kind of server', { engine: 'mysql' }, {}],
  ['a line that is not encrypted', {}, { tls: 'off' }],
  ['another authority', {}, { tls: 'verify', caCertificate: 'PEM' }],
])('a password that is left out does not go to %s', (_, fields, more) => {
  expect(() => change(fields, more)).toThrow(texts.databases.edit.passwordNeeded)
})

it('a certificate that is left out stays as long as certificates are checked', () => {
  const withCertificate: Login = { ...kept, tls: 'verify', caCertificate: 'PEM' }
  const address = { ...target, database: 'shop', password: 'new' }
  expect(changeLogin(withCertificate, { address, tls: 'verify' }).caCertificate).toBe('PEM')
  expect(changeLogin(withCertificate, { address, tls: 'require' }).caCertificate).toBeNull()
})
