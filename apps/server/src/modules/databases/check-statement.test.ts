import { texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { checkReadOnly, prepareStatement } from './check-statement.ts'

it.each([
  "select 'x' into outfile '/tmp/x'",
  "select 'x' into dumpfile '/tmp/x'",
  "select 'x' into/**/outfile '/tmp/x'",
  "select 'x' INTO -- why\n OutFile '/tmp/x'",
  "select 'x' into /*!50000 outfile */ '/tmp/x'",
  "with a as (select 1) select * from a into/* one *//* two */outfile '/tmp/x'",
])('a question that writes a file is refused for MySQL: %s', (statement) => {
  expect(() => checkReadOnly(statement, 'mysql')).toThrow(texts.databases.console.readOnly)
})

it.each(['select 1', '-- a remark\nselect 1', '(select 1)', 'show tables', 'explain select 1'])(
  'a question is let through: %s',
  (statement) => {
    expect(checkReadOnly(statement, 'mysql')).toBeUndefined()
    expect(checkReadOnly(statement, 'postgresql')).toBeUndefined()
  },
)

const explained = { isExplain: true, allowsWrites: true }
const outfile = "analyze select 'x' into outfile '/tmp/x'"

it('a question that is explained never writes, not even where that is allowed', () => {
  expect(prepareStatement({ statement: 'delete from a', ...explained }, 'mysql')).toEqual({
    text: 'explain delete from a',
    allowsWrites: false,
  })
  expect(() => prepareStatement({ statement: outfile, ...explained }, 'mysql')).toThrow(
    texts.databases.console.readOnly,
  )
})

it('what may write is sent as it is', () => {
  const asked = { statement: outfile, isExplain: false, allowsWrites: true }
  expect(prepareStatement(asked, 'mysql')).toEqual({ text: outfile, allowsWrites: true })
  expect(() => prepareStatement({ ...asked, allowsWrites: false }, 'mysql')).toThrow(
    texts.databases.console.readOnly,
  )
})
