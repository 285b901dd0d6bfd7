import { expect, it } from 'vitest'
import { changesByInterest, orderByInterest } from './order-by-interest.ts'

it('puts the app and its pages first, and what only tools read last', () => {
  const written = [
    '.gitignore',
    '.joinery/app.json',
    'index.html',
    'src/components/ui/button.tsx',
    'src/components/menu.tsx',
    'src/main.tsx',
    'src/pages/home-page.tsx',
    'src/app.tsx',
  ]
  expect(orderByInterest(written)).toEqual([
    'src/app.tsx',
    'src/pages/home-page.tsx',
    'src/components/menu.tsx',
    'src/components/ui/button.tsx',
    'src/main.tsx',
    'index.html',
    '.gitignore',
    '.joinery/app.json',
  ])
})

it('orders what was changed by its path, and leaves what it was given alone', () => {
  const changes = [{ path: '.joinery/app.json' }, { path: 'src/app.tsx' }, { path: 'src/index.css' }]
  expect(changesByInterest(changes).map(({ path }) => path)).toEqual([
    'src/app.tsx',
    'src/index.css',
    '.joinery/app.json',
  ])
  expect(changes[0]?.path).toBe('.joinery/app.json')
})
