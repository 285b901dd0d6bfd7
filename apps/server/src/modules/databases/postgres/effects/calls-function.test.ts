import { expect, it } from 'vitest'
import { callsFunction } from './calls-function.ts'

it.each([
  'select lo_export(1, 2)',
  'SELECT LO_Export\n(1, 2)',
  'select pg_catalog . "lo_export" (1, 2)',
  'select lo_export/* a /* b */ c */(1, 2)',
  'select lo_export--(\n(1, 2)',
  'select "lo_export"/**/(1, 2)',
  'select r.lo_export from r',
  'select r . /**/ "lo_export" from r',
])('a call is found however it is written: %s', (statement) => {
  expect(callsFunction(statement, 'lo_export')).toBe(true)
})

it.each([
  'select lo_export from exports',
  'select my_lo_export(1)',
  'select lo_export_2(1)',
  'select $lo_export(1)',
  "select 'lo_export'",
])('what only looks like its name is no call: %s', (statement) => {
  expect(callsFunction(statement, 'lo_export')).toBe(false)
})

it('finds a name with quotes and signs in it, and takes no time over a hostile statement', () => {
  expect(callsFunction('select "we""ird.*"(1)', 'we"ird.*')).toBe(true)
  const hostile = `select ${'lo_export . /**/'.repeat(6_000)}`
  const begun = performance.now()
  expect(callsFunction(hostile, 'never')).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})
