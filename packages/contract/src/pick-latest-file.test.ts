import { expect, it } from 'vitest'
import { pickLatestFile } from './pick-latest-file.ts'

const saying = (...lists: string[][]) => lists.map((generatedFiles) => ({ generatedFiles }))

it('shows a screen before anything else that was written', () => {
  expect(pickLatestFile(saying(['package.json', 'src/app.tsx', 'src/pages/home-page.tsx']))).toBe(
    'src/pages/home-page.tsx',
  )
  expect(pickLatestFile(saying(['package.json', 'src/index.css', 'src/App.tsx']))).toBe('src/App.tsx')
  expect(pickLatestFile(saying(['package.json', 'src/index.css']))).toBe('src/index.css')
  expect(pickLatestFile(saying(['.joinery/app.json', 'package.json']))).toBe('package.json')
  expect(pickLatestFile(saying(['README.md']))).toBe('README.md')
})

it('looks at what was written last, and finds nothing where nothing was', () => {
  expect(pickLatestFile(saying(['src/old.tsx'], [], ['src/new.tsx'], []))).toBe('src/new.tsx')
  expect(pickLatestFile(saying([]))).toBeUndefined()
  expect(pickLatestFile([])).toBeUndefined()
})
