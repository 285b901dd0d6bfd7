import { expect, it } from 'vitest'
import { listMissingNames } from './list-missing-names.ts'

const router = {
  specifier: 'react-router-dom',
  url: '/router.js',
  names: ['Link', 'Redirect', 'Switch'],
  places: { Link: 'src/App.tsx:2', Redirect: 'src/Old.tsx:1', Switch: 'src/App.tsx:2' },
}

it('names the package, the place and what is not there', () => {
  expect(listMissingNames([router], new Map([['/router.js', { Link: undefined }]]))).toEqual([
    {
      sentence: 'src/Old.tsx:1: react-router-dom does not export Redirect.',
      message: 'react-router-dom does not export Redirect. It is imported in src/Old.tsx.',
    },
    {
      sentence: 'src/App.tsx:2: react-router-dom does not export Switch.',
      message: 'react-router-dom does not export Switch. It is imported in src/App.tsx.',
    },
  ])
})

it('waits for the package, and knows a default export from others', () => {
  const marked = { specifier: 'marked', url: '/marked.js', names: ['default'], places: { default: 'a.js:1' } }
  expect(listMissingNames([marked], new Map())).toEqual([])
  const [found] = listMissingNames([marked], new Map([['/marked.js', { marked: 1 }]]))
  expect(found?.sentence).toBe('a.js:1: marked has no default export.')
})
