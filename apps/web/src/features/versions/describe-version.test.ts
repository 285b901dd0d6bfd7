import { expect, it } from 'vitest'
import { inventVersion } from '../../testing/invent-version.ts'
import { describeVersion } from './describe-version.ts'

it.each([
  [{ description: 'The cart works', prompt: 'Add a cart' }, 'The cart works'],
  [{ prompt: 'Add a cart' }, 'Add a cart'],
  [{}, 'Edited'],
])('says what a version was for, from what is known of it', (facts, purpose) => {
  expect(describeVersion(inventVersion(facts)).purpose).toBe(purpose)
})

it.each([
  [{ files: [] }, 'Generated'],
  [{ files: ['src/app.ts'] }, 'Generated · src/app.ts'],
  [{ files: ['src/app.ts', 'a', 'b'] }, 'Generated · src/app.ts and 2 more'],
  [{ files: ['.joinery/app.json', 'index.html', 'src/app.tsx'] }, 'Generated · src/app.tsx and 2 more'],
  [{ files: ['src/app.ts'], prompt: '' }, 'src/app.ts'],
])(
  'says what it did and to which files, the one that tells most first, but nothing twice',
  (facts, effect) => {
    expect(
      describeVersion(inventVersion({ action: 'generated', prompt: 'Add a cart', ...facts })).effect,
    ).toBe(effect)
  },
)
