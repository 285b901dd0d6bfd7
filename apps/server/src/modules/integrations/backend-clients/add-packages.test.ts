import { expect, it } from 'vitest'
import { addPackages, readPackages } from './add-packages.ts'

it('adds the packages that a package.json lacks, and leaves everything else in it alone', () => {
  const text = '{"name":"a","dependencies":{"zod":"^4.0.0"},"devDependencies":{"vite":"^8.0.0"},"x":[1]}'
  const added = addPackages(text, { firebase: '^12.0.0', zod: '^1.0.0', vite: '^1.0.0' })
  expect(JSON.parse(added)).toEqual({
    name: 'a',
    dependencies: { firebase: '^12.0.0', zod: '^4.0.0' },
    devDependencies: { vite: '^8.0.0' },
    x: [1],
  })
  expect([...readPackages(added)].toSorted()).toEqual(['firebase', 'vite', 'zod'])
})

it('changes nothing where nothing is missing, and nothing that it cannot read', () => {
  const known = '{ "peerDependencies": { "firebase": "*" } }'
  expect(addPackages(known, { firebase: '^12.0.0' })).toBe(known)
  for (const text of ['', 'null', '[]', '{ "dependencies": 1 }', '{ "dependencies": {']) {
    expect(addPackages(text, { firebase: '^12.0.0' })).toBe(text)
  }
})
