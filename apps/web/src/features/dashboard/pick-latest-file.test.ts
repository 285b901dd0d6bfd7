import { expect, it } from 'vitest'
import { pickLatestFile } from './pick-latest-file.ts'

it('shows a screen before anything else that was written', () => {
  expect(pickLatestFile(['package.json', 'src/app.tsx', 'src/pages/home-page.tsx'])).toBe(
    'src/pages/home-page.tsx',
  )
  expect(pickLatestFile(['package.json', 'src/index.css', 'src/App.tsx'])).toBe('src/App.tsx')
  expect(pickLatestFile(['README.md'])).toBe('README.md')
  expect(pickLatestFile([])).toBeUndefined()
})
