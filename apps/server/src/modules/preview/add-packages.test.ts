import { expect, it } from 'vitest'
import { createAddPackages } from './add-packages.ts'

const asked: string[] = []
const addPackages = createAddPackages({
  async install({ name, version }) {
    asked.push(`${name}@${version}`)
    if (name === 'too-large') return { isInstalled: false, reason: 'It is larger than 40 MB.' }
    return { isInstalled: true, version: '2.1.0' }
  },
})

const state = {
  packages: [
    { specifier: 'react', url: '/react.js', names: '*' as const },
    { specifier: '@acme/map/tiles', url: undefined, names: '*' as const },
    { specifier: 'too-large', url: undefined, names: '*' as const },
    { specifier: 'fs', url: undefined, names: '*' as const },
  ],
}

it('adds what the project imports and the preview lacks, in the version that the project names', async () => {
  const manifest = JSON.stringify({ dependencies: { '@acme/map': '^2.0.0' } })
  expect(
    await addPackages({ names: ['@acme/map', 'react', 'other', 'fs', 'too-large'], state, manifest }),
  ).toEqual([
    { name: '@acme/map', version: '2.1.0', reason: null },
    { name: 'react', version: null, reason: 'The preview does not lack it.' },
    { name: 'other', version: null, reason: 'The preview does not lack it.' },
    { name: 'fs', version: null, reason: 'It is part of Node.js and does not exist in a browser.' },
    { name: 'too-large', version: null, reason: 'It is larger than 40 MB.' },
  ])
  expect(asked).toEqual(['@acme/map@^2.0.0', 'too-large@latest'])
})
