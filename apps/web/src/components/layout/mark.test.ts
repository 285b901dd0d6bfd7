import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markPiece } from './mark.tsx'

it('is drawn from the same path in the page and in the browser tab', () => {
  const favicon = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8')
  expect([...favicon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([markPiece, markPiece])
})
