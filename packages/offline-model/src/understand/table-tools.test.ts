import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a tool for tables that people have as files', () => {
  it.each([
    'Build a website where people can open TSV and CSV exports, correct the rows, pick another format and download the result.',
    'Create an online spreadsheet tool. Users should be able to create spreadsheets, edit the cells, rename and save them, and export them as Excel, CSV or HTML.',
    'Please make a tool to bulk convert Excel files to other formats. Users should be able to upload several Excel files, choose the format, preview and download them.',
  ])('opens, edits and converts them in one place: %s', (request) => {
    const { kind, screens, entities } = understand(request)
    expect(kind).toBe('tool')
    expect(screens.map(({ path, sections }) => [path, ...sections.map(({ type }) => type)])).toEqual([
      ['/', 'sheet'],
    ])
    expect(entities).toEqual([])
  })

  it.each([
    ['A CSV to JSON converter', 'converter'],
    ['Make a website that compares two Excel files and shows the differences.', 'tableDiff'],
    ['A tool that makes QR codes from a CSV file.', 'gadget'],
  ])('leaves what is another tool alone: %s', (request, section) => {
    const types = understand(request).screens.flatMap(({ sections }) => sections.map(({ type }) => type))
    expect(types).toContain(section)
    expect(types).not.toContain('sheet')
  })
})

it('compares a file with the tables of a database, in one place', () => {
  const { screens, entities, notUnderstood } = understand(
    'A website that compares Excel data with database information. Users upload Excel files, select the database to compare with, compare the data, and see the comparison results, including identical and different data.',
  )
  const diff = screens.flatMap(({ sections }) => sections).find(({ type }) => type === 'tableDiff')
  expect(diff).toMatchObject({ entities: expect.arrayContaining(['product', 'customer', 'order']) })
  expect(screens.some(({ sections }) => sections.some(({ type }) => type === 'upload'))).toBe(false)
  expect(entities.map(({ id }) => id)).not.toContain('excelFile')
  expect(notUnderstood).toEqual([])
})

it('compares nothing where different data structures are managed', () => {
  const types = understand(
    'A key-value database website. Users create and manage different data structures, set values and query them.',
  ).screens.flatMap(({ sections }) => sections.map(({ type }) => type))
  expect(types).not.toContain('diff')
  expect(types).not.toContain('tableDiff')
})
