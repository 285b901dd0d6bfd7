import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installPackage, isPackageName, isRegistryVersion } from './install-package.ts'
import type { InstallLimits } from './install-package.ts'
import { openPackageSet } from './package-set.ts'
import type { NpmCommand } from './run-npm.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from '../session/open-session.ts'
import { startNpmRegistry } from '../testing/npm-registry.ts'
import type { NpmRegistry } from '../testing/npm-registry.ts'

let registry: NpmRegistry
let folder: string
let npm: NpmCommand
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-install-'))
  registry = await startNpmRegistry()
  await mkdir(join(folder, 'secret'))
  await writeFile(join(folder, 'secret', 'package.json'), '{"name":"secret","version":"1.0.0"}')
  await writeFile(join(folder, 'secret', 'key.json'), '{"key":"do not tell"}')
  registry.publish('words', { 'index.js': "exports.hello = 'hello'" })
  registry.publish(
    'greeter',
    {
      'index.js':
        "exports.isReact = 'useState' in require('react'); exports.greet = () => require('words').hello",
    },
    {
      dependencies: { words: '^1.0.0' },
      peerDependencies: { react: '*' },
      scripts: { postinstall: 'touch ran' },
      hasInstallScript: true,
    },
  )
  registry.publish('heavy', { 'index.js': `// ${'x'.repeat(300_000)}` })
  registry.publish('outsider', {}, { dependencies: { secret: `file:${join(folder, 'secret')}` } })
  npm = {
    command: ['npm'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      npm_config_registry: registry.url,
      npm_config_cache: join(folder, 'cache'),
    },
  }
})
afterAll(async () => {
  registry.stop()
  await rm(folder, { recursive: true, force: true })
})

it('takes names and versions of the registry, and nothing that leads elsewhere', () => {
  for (const name of ['react-select', '@scope/name', 'lodash.get']) expect(isPackageName(name)).toBe(true)
  for (const name of ['../etc', '/etc', 'a b', 'git+ssh://x', '@a', ''])
    expect(isPackageName(name)).toBe(false)
  for (const version of ['1.2.3', '^5', '~2.1', 'latest', '2.0.0-beta.1'])
    expect(isRegistryVersion(version)).toBe(true)
  for (const version of ['file:/etc', 'git+https://x', 'npm:other@1', 'https://x/y.tgz', '../x', '* || 1'])
    expect(isRegistryVersion(version)).toBe(false)
})

it(
  'installs a package with what it needs, runs no script of it, and shares React with the page',
  { timeout: 60_000 },
  async () => {
    const set = await openPackageSet({ folder: join(folder, 'set'), npm })
    const outcome = await set.install({ name: 'greeter', version: '^1.0.0' })
    expect(outcome).toEqual({ isInstalled: true, version: '1.0.0' })
    const url = set.index['react-19']['greeter'] ?? ''
    const script = new TextDecoder().decode((await set.read(url))?.body)
    expect(script).toContain('greet')
    expect(script).toContain('"hello"')
    expect(script).toContain(set.index['react-19']['react'])
    expect(
      existsSync(join(folder, 'set', 'installed', 'greeter@^1.0.0', 'node_modules', 'greeter', 'ran')),
    ).toBe(false)
    const session = await openSession(
      new Map([
        ['index.html', '<script type="module" src="/main.js"></script>'],
        ['main.js', "import { greet } from 'greeter'\ngreet()"],
      ]),
      { packages: createCatalogue(set.index) },
    )
    expect(await session.bundle()).toMatchObject({
      packages: [{ specifier: 'greeter', url }],
      diagnostics: [],
    })
    set.close()
    const later = await openPackageSet({ folder: join(folder, 'set') })
    expect(later.index['react-19']).toMatchObject({ greeter: url, 'greeter-1': url })
    later.close()
  },
)

it(
  'refuses what is too large, too much or too slow, what is not in the registry, and what leads out of it',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const install = (name: string, limits: Partial<InstallLimits> = { bytes: 200_000 }) =>
      installPackage({ name, version: '1.0.0', folder: join(folder, name), npm, limits })
    expect(await install('greeter', { packages: 1 })).toEqual({
      isInstalled: false,
      reason: 'It needs 2 packages, and at most 1 are allowed.',
    })
    expect(await install('greeter', { timeMs: 1 })).toEqual({
      isInstalled: false,
      reason: 'Installing it took too long.',
    })
    expect(await install('heavy')).toEqual({ isInstalled: false, reason: 'It is larger than 0 MB.' })
    expect(await install('nobody')).toEqual({
      isInstalled: false,
      reason: 'The registry does not have this version.',
    })
    expect(await install('outsider')).toEqual({
      isInstalled: false,
      reason: 'It needs secret, which does not come from the registry.',
    })
    expect(existsSync(join(folder, 'outsider'))).toBe(false)
  },
)

it(
  'reads no file outside of what it installed, whichever way a package names it',
  { tags: ['thorough'] },
  async () => {
    const hostile = {
      curious: `export * from ${JSON.stringify(join(folder, 'secret', 'key.json'))}`,
      peeping: 'export const load = (name) => import(`../../../../../secret/${name}.json`)',
    }
    const npmOfAll = await writeQuickNpm({ ...hostile, honest: 'export const wood = "oak"' })
    const set = await openPackageSet({ folder: join(folder, 'set'), npm: npmOfAll })
    expect(await set.install({ name: 'honest', version: '1.0.0' })).toMatchObject({ isInstalled: true })
    for (const name of Object.keys(hostile))
      expect(await set.install({ name, version: '1.0.0' })).toEqual({
        isInstalled: false,
        reason: 'The package could not be prepared for the preview.',
      })
    set.close()
  },
)

/** Puts these packages where npm would have put them, in a fraction of its time. */
async function writeQuickNpm(scripts: Readonly<Record<string, string>>): Promise<NpmCommand> {
  const path = join(folder, 'quick-npm.mjs')
  await writeFile(
    path,
    `import { mkdir, readFile, writeFile } from 'node:fs/promises'
const [name] = Object.keys(JSON.parse(await readFile('package.json', 'utf8')).dependencies)
const place = 'node_modules/' + name
if (process.argv[2] === 'install')
  await writeFile('package-lock.json', JSON.stringify({ packages: { [place]: { integrity: 'sha512-' } } }))
else {
  await mkdir(place, { recursive: true })
  await writeFile(place + '/package.json', JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
  await writeFile(place + '/index.js', ${JSON.stringify(scripts)}[name])
}`,
  )
  return { command: [process.execPath, path], env: {} }
}
