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
    ['Make a website that compares two Excel files and shows the differences.', 'diff'],
    ['A tool that makes QR codes from a CSV file.', 'generator'],
  ])('leaves what is another tool alone: %s', (request, section) => {
    const types = understand(request).screens.flatMap(({ sections }) => sections.map(({ type }) => type))
    expect(types).toContain(section)
    expect(types).not.toContain('sheet')
  })
})
