import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it('collects text by keywords, checks it and puts it on a sheet, all on one page', () => {
  const { screens, entities, notUnderstood } = understand(
    'A tool to scrape text data from a site and upload it to Google Sheets. Users set keywords, and the tool checks the data against criteria before it is uploaded.',
  )
  expect(screens.map(({ path, sections }) => [path, ...sections.map(({ type }) => type)])).toEqual([
    ['/', 'collector'],
  ])
  expect(entities).toEqual([])
  expect(notUnderstood).toEqual([])
})
