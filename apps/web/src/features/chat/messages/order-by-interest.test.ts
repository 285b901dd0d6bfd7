import { expect, it } from 'vitest'
import { orderByInterest } from './order-by-interest.ts'

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
