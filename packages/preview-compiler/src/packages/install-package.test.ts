import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installPackage, isPackageName, isRegistryVersion } from './install-package.ts'
import type { InstallLimits, NpmCommand } from './install-package.ts'
import { openPackageSet } from './package-set.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { openProject } from '../session/open-project.ts'

let registry: Server
let folder: string
let npm: NpmCommand
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-install-'))
  await mkdir(join(folder, 'secret'))
  await writeFile(join(folder, 'secret', 'package.json'), '{"name":"secret","version":"1.0.0"}')
  await writeFile(join(folder, 'secret', 'key.json'), '{"key":"do not tell"}')
  publish('words', { 'index.js': "exports.hello = 'hello'" })
  publish(
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
  publish('heavy', { 'index.js': `// ${'x'.repeat(300_000)}` })
  publish('outsider', {}, { dependencies: { secret: `file:${join(folder, 'secret')}` } })
  publish('curious', { 'index.js': `export * from ${JSON.stringify(join(folder, 'secret', 'key.json'))}` })
  publish('peeping', {
    'index.js': 'export const load = (name) => import(`../../../../../secret/${name}.json`)',
  })
  registry = createServer((request, response) => {
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    const found = published.get(name)
    if (!found) {
      response.writeHead(404).end('{}')
      return
    }
    const tarball = packTarball({ 'package.json': JSON.stringify(found.manifest), ...found.files })
    if (file !== undefined) {
      response.end(tarball)
      return
    }
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const dist = { tarball: `http://${request.headers.host}/${name}/-/${name}-1.0.0.tgz`, integrity }
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { ...found.manifest, dist } },
      }),
    )
  })
  await new Promise<void>((resolve) => {
    registry.listen(0, '127.0.0.1', resolve)
  })
  const address = registry.address()
  const port = typeof address === 'object' && address ? address.port : 0
  npm = {
    command: ['npm'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(folder, 'cache'),
    },
  }
})
afterAll(async () => {
  registry.close()
  await rm(folder, { recursive: true, force: true })
})

const published = new Map<string, { manifest: object; files: Record<string, string> }>()

function publish(name: string, files: Record<string, string>, manifest: object = {}): void {
  published.set(name, { manifest: { name, version: '1.0.0', main: 'index.js', ...manifest }, files })
}

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
    const session = await openProject(
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
  { timeout: 60_000 },
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

it.each(['curious', 'peeping'])(
  'reads no file outside of what it installed: %s',
  { timeout: 60_000 },
  async (name) => {
    const set = await openPackageSet({ folder: join(folder, 'set'), npm })
    const outcome = await set.install({ name, version: '1.0.0' })
    expect(outcome).toEqual({
      isInstalled: false,
      reason: 'The package could not be prepared for the preview.',
    })
    set.close()
  },
)

/** A tar archive as npm makes them: each file below `package/`, in blocks of 512 bytes. */
function packTarball(files: Readonly<Record<string, string | undefined>>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text = '']) => {
    const body = Buffer.from(text)
    const header = Buffer.alloc(512)
    header.write(`package/${path}`, 0)
    header.write('0000644\0', 100)
    header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('00000000000\0', 136)
    header.write('        0', 148)
    header.write('ustar\u000000', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}
