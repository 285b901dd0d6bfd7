import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a query is tested by its first value, its number of rows, or a dataset', async () => {
  const results = await runKitLogic(`
    import { readDataset, runSqlTest, writeDataset } from './sql-tests.ts'
    const field = (id) => ({ id, label: id, type: 'text' })
    const entries = [{ id: '1', createdAt: '2026', name: 'Ada', city: 'Oslo' }, { id: '2', createdAt: '2026', name: 'Bo, jr', city: 'Rome' }]
    const people = { key: 'people', many: 'people', fields: [field('name'), field('city')], collection: { all: () => entries } }
    const datasets = [{ id: 'd', name: 'All', csv: writeDataset([{ name: 'Ada' }, { name: 'Bo, jr' }]) }]
    const run = (query, expectation, expected) => { const { isPassed, message } = runSqlTest({ query, expectation, expected }, [people], datasets); return isPassed || message }
    console.log(JSON.stringify([
      run('SELECT COUNT(*) FROM people', 'The first value is', '2'),
      run("SELECT city FROM people WHERE name = 'Ada'", 'The first value is', 'Rome'),
      run('SELECT * FROM people', 'The number of rows is', '2'),
      run('SELECT * FROM people ORDER BY name', 'The rows are those of', 'All'),
      run('SELECT name FROM people ORDER BY name DESC', 'The rows are those of', 'All'),
      run('SELECT * FROM people', 'The rows are those of', 'None'),
      run('DROP TABLE people', 'The first value is', '1'),
      readDataset(datasets[0].csv).length,
    ]))
  `)
  expect(results).toEqual([
    true,
    'Expected Rome, and it is Oslo',
    true,
    true,
    'Row 1, name: expected Ada, and it is Bo, jr',
    'There is no dataset None.',
    'Only SELECT can be run here; nothing is changed or dropped.',
    2,
  ])
})
