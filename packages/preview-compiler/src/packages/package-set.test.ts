import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveAddress } from '../package-catalogue.ts'
import { openPackageSet } from './package-set.ts'
import type { PackageSet } from './package-set.ts'

let set: PackageSet
beforeAll(async () => {
  const folder = fileURLToPath(new URL('../../../../.cache/preview-packages', import.meta.url))
  set = await openPackageSet({ folder })
})
afterAll(() => set.close())

const slow = { timeout: 60_000 }

async function readText(address: string | undefined): Promise<string> {
  const file = await set.read(address ?? '')
  return new TextDecoder().decode(file?.body)
}

it('knows where everything is before anything is bundled, each generation with its own majors', () => {
  for (const specifier of [
    'react',
    'react/jsx-dev-runtime',
    'react-dom/client',
    '@radix-ui/react-dialog',
    'leaflet/dist/leaflet.css',
  ])
    for (const generation of ['react-18', 'react-19'] as const)
      expect(set.index[generation][specifier]).toMatch(new RegExp(`^/packages/[0-9a-f]+/${generation}/`))
  expect(set.index['react-19']['vue']).toBeDefined()
  expect(set.index['react-18']['recharts-2']).toBeUndefined()
})

it(
  'shares one React, even with packages that do not say that they need it',
  { timeout: 60_000 },
  async () => {
    for (const generation of ['react-18', 'react-19'] as const) {
      const react = set.index[generation]['react'] ?? ''
      const swiper = await readText(set.index[generation]['swiper/react'])
      expect(swiper).toContain(`from"${react}"`)
      expect(swiper).not.toContain('__SECRET_INTERNALS')
    }
  },
)

it('lets an import by name work for packages that are no modules', { timeout: 60_000 }, async () => {
  const react = await readText(set.index['react-19']['react'])
  const exported = /export\{([^}]*)\}/.exec(react)?.[1] ?? ''
  for (const name of ['useState', 'createElement', 'default'])
    expect(exported).toMatch(new RegExp(`\\b${name}\\b`))
})

it('gives icons by name without the others, those of brands from an older version, and a circle for the rest', async () => {
  const address = resolveAddress(set.index['react-19'], 'lucide-react', ['House', 'Github', 'NoSuchIcon'])
  const script = await readText(address)
  expect(script).toContain('export const House')
  expect(script).toMatch(/export const Github = \(\(\) => \{/)
  expect(script).toContain('lucide-react has no icon named NoSuchIcon')
  expect(script.length).toBeLessThan(3_000)
})

it('gives icons of the many families of react-icons by name, and a circle for a name that there is not', async () => {
  const names = ['FaGithub', 'FaCartShopping', 'FaNoSuchIcon']
  const address = resolveAddress(set.index['react-19'], 'react-icons/fa6', names)
  const script = await readText(address)
  expect(script).toContain(`from "${set.index['react-19']['react-icons/lib']}"`)
  expect(script).toContain('export function FaGithub (props)')
  expect(script).toContain('export function FaCartShopping (props)')
  expect(script).toContain('react-icons/fa6 has no icon named FaNoSuchIcon')
  expect(script.length).toBeLessThan(5_000)
  expect(await set.read(address?.replace('.fa6.', '.nosuch.') ?? '')).toBeUndefined()
})

it('offers stylesheets with the pictures that they name', async () => {
  const address = set.index['react-19']['leaflet/dist/leaflet.css'] ?? ''
  expect((await set.read(address))?.type).toBe('text/css; charset=utf-8')
  expect((await set.read(address.replace('leaflet.css', 'images/layers.png')))?.type).toBe('image/png')
})

it('has nothing behind addresses that lead out of a package or were made for another set', async () => {
  const address = set.index['react-19']['leaflet/dist/leaflet.css'] ?? ''
  const folder = address.slice(0, address.indexOf('/files/'))
  for (const path of [
    `${folder}/files/leaflet/../react/package.json`,
    `${folder}/files/leaflet/package.json`,
    `${folder}/files/leaflet/dist/../../../../package.json`,
    `${folder}/..%2f..%2fpackage.json`,
    `${folder}/.hidden.js`,
    `${folder}/shared-UNKNOWN.js`,
    address.replace(/\/packages\/\w+/, '/packages/000000000000'),
    '/packages/',
  ])
    expect(await set.read(path)).toBeUndefined()
})

it(
  'says in the console what a package does not have, and the page goes on',
  { timeout: 60_000 },
  async () => {
    const address = resolveAddress(set.index['react-19'], 'lodash/no-such-file')
    expect(await readText(address)).toMatch(
      /^console\.error\("The package lodash\/no-such-file could not be prepared/,
    )
  },
)

it('finds a file of a package by a name without its extension', slow, async () => {
  const address = resolveAddress(set.index['react-19'], 'three/examples/jsm/controls/OrbitControls')
  const file = await set.read(address ?? '')
  expect(file?.problem).toBeUndefined()
  expect(new TextDecoder().decode(file?.body)).toMatch(/export\s*\{[^}]*\bOrbitControls\b/)
})
