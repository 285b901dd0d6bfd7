import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

const from =
  'create table a (id serial primary key, name varchar(10) not null, old text); create table gone (id int);'
const to =
  "create table a (id serial primary key, name varchar(20) not null, state varchar(9) not null default 'a, (b)', total decimal(10, 2)); create table b (id int references a (id));"

it('what leads from one schema to another is a script, and so is the way back', async () => {
  const scripts = await runKitLogic(`
    import { readSchema } from './read-schema.ts'
    import { compareSchemas, writeMigration } from './compare-schemas.ts'
    const [from, to] = [readSchema(${JSON.stringify(from)}), readSchema(${JSON.stringify(to)})]
    const refused = []
    for (const script of ['select 1', 'create table a (id int', 'create table a (id)']) try { readSchema(script) } catch (error) { refused.push(error.message) }
    console.log(JSON.stringify([writeMigration(compareSchemas(from, to)).split('\\n'), compareSchemas(to, from).length, compareSchemas(to, to), refused]))
  `)
  expect(scripts).toEqual([
    [
      'CREATE TABLE b (',
      '  id INT REFERENCES a (id)',
      ');',
      'ALTER TABLE a ALTER COLUMN name TYPE VARCHAR(20);',
      "ALTER TABLE a ADD COLUMN state VARCHAR(9) NOT NULL DEFAULT 'a, (b)';",
      'ALTER TABLE a ADD COLUMN total DECIMAL(10, 2);',
      'ALTER TABLE a DROP COLUMN old;',
      'DROP TABLE gone;',
    ],
    6,
    [],
    [
      'There is no CREATE TABLE in this script.',
      'The bracket behind a is never closed.',
      '\u201Cid\u201D in a is no column with a type.',
    ],
  ])
})

it('rows follow a migration, and what stands against it or is lost is said before', async () => {
  const result = await runKitLogic(`
    import { readSchema } from './read-schema.ts'
    import { compareSchemas } from './compare-schemas.ts'
    import { findLosses, findObstacles, migrateRows } from './migrate-rows.ts'
    const database = { a: [{ id: '1', name: 'Ada', old: 'x' }], gone: [{ id: '1' }] }
    const [from, to] = [readSchema(${JSON.stringify(from)}), readSchema(${JSON.stringify(to)})]
    const strict = readSchema('create table a (id serial, name varchar(2) not null, old int, age int not null); create table gone (id int)')
    console.log(JSON.stringify([migrateRows(database, to), findLosses(compareSchemas(from, to), database).length, findObstacles(compareSchemas(from, to), database), findObstacles(compareSchemas(from, strict), database).length]))
  `)
  expect(result).toEqual([{ a: [{ id: '1', name: 'Ada', state: 'a, (b)', total: null }], b: [] }, 2, [], 3])
})
