import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hasCode } from './failure-cause.ts'
import { isDatabaseAway } from './is-database-away.ts'

it('a database that is away is recognised below a failed query', () => {
  const timeout = new Error('Connection terminated due to connection timeout')
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], timeout))).toBe(true)
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], refused))).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], new Error('division by zero')))).toBe(false)
})

it('a code of PostgreSQL is found below a failed query', () => {
  const duplicate = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' })
  expect(hasCode(new DrizzleQueryError('insert', [], duplicate), new Set(['23505']))).toBe(true)
})

it.each(['EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'])(
  'a database that %s keeps from being reached is away',
  (code) => {
    const failed = Object.assign(new Error(`getaddrinfo ${code} db.example`), {
      code,
      syscall: 'getaddrinfo',
    })
    expect(isDatabaseAway(failed)).toBe(true)
  },
)

it('a client that breaks off is no database that is away', () => {
  const code = 'ECONNRESET'
  expect(isDatabaseAway(Object.assign(new Error('aborted'), { code }))).toBe(false)
  expect(isDatabaseAway(Object.assign(new Error('read ECONNRESET'), { code, syscall: 'read' }))).toBe(true)
})
