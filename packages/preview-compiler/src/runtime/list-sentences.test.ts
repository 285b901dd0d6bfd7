import { expect, it } from 'vitest'
import type { Diagnostic } from '../diagnostics.ts'
import { listSentences } from './list-sentences.ts'

const gone: Diagnostic = {
  kind: 'missing-file',
  severity: 'warning',
  file: 'src/App.tsx',
  line: 2,
  message: 'This file imports ./gone, which is not in the project.',
}

it('names the file of a missing import, of a missing name and of a style without effect', () => {
  const plugin = 'The Tailwind plugin x is not part of the preview, so its classes have no effect.'
  const name = 'This file imports label from ./kinds, which does not export it.'
  expect(
    listSentences([
      gone,
      { ...gone, kind: 'missing-export', line: 3, message: name },
      { kind: 'style', severity: 'warning', file: 'src/a.css', message: plugin },
    ]),
  ).toEqual([
    'src/App.tsx:2: This file imports ./gone, which is not in the project.',
    `src/App.tsx:3: ${name}`,
    `src/a.css: ${plugin}`,
  ])
})

it('says what cannot run here as it is, and leaves errors and packages to others', () => {
  const message = 'Route handlers need a server, which the preview does not have. Requests to them fail.'
  expect(
    listSentences([
      { kind: 'unsupported', severity: 'warning', file: 'app/api/route.ts', message },
      { kind: 'style', severity: 'error', file: 'src/a.css', message: 'Missing closing } at .card' },
      { kind: 'missing-package', severity: 'warning', file: 'src/App.tsx', message: 'No such package.' },
    ]),
  ).toEqual([message])
})

it('counts what would fill the page', () => {
  const many = Array.from({ length: 9 }, (_, line) => ({ ...gone, line }))
  const sentences = listSentences(many)
  expect(sentences).toHaveLength(6)
  expect(sentences.at(-1)).toBe('And 4 more.')
})
