import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Generation, PackageAddresses, PackageIndex } from '../package-catalogue.ts'
import { packageNameOf, resolveAddress } from '../package-catalogue.ts'
import { generations, parseAddress, scriptNameOf, specifierOf, writeAddress } from './addresses.ts'
import type { PackageAddress } from './addresses.ts'
import { createBuilder } from './builder.ts'
import type { PackageMode } from './build-request.ts'
import { identifySet } from './identify-set.ts'
import { listGroups } from './list-groups.ts'
import type { GenerationSet, PackageGroup } from './list-groups.ts'
import { installPackage } from './install-package.ts'
import type { NpmCommand } from './install-package.ts'
import { drawIcons } from './lucide-icons.ts'
import { readPackageFile, typeOfFile } from './read-package-file.ts'

interface PackageSetOptions {
  /** Where finished bundles are kept. It may be shared by any number of processes, and deleted at any time. */
  folder: string
  /** Development has Fast Refresh and React's warnings; production is for what is published. */
  mode?: PackageMode
  /** How npm is called, for packages that are not part of the set. Without it none can be added. */
  npm?: NpmCommand
}

interface AddedPackage {
  name: string
  version: string
  generation: Generation
}

type AddOutcome =
  | { readonly isInstalled: true; readonly addresses: PackageAddresses }
  | { readonly isInstalled: false; readonly reason: string }

/** One file of the set, ready to be sent. */
export interface PackageFile {
  readonly body: Uint8Array
  readonly type: string
}

export interface PackageSet {
  /** Known at once, before anything has been bundled. */
  readonly index: PackageIndex
  /**
   * The file behind an address that starts with `/packages/`, or undefined where there is none. What has never been asked
   * for is bundled now. The same address always means the same bytes, so browsers may keep it for ever.
   */
  read: (path: string) => Promise<PackageFile | undefined>
  /** Adds a version of the registry: none of its code runs here, and React stays the page's own. */
  install: (added: AddedPackage) => Promise<AddOutcome>
  /** Bundles what nearly every project needs, so that the first preview does not wait for it. */
  warm: () => Promise<void>
  /** Bundles everything that has a name of its own, for a server that is built once and started often. */
  buildAll: () => Promise<void>
  close: () => void
}

export async function openPackageSet({
  folder,
  mode = 'development',
  npm,
}: PackageSetOptions): Promise<PackageSet> {
  const set = identifySet(mode)
  const sets = { 'react-18': listGroups('react-18'), 'react-19': listGroups('react-19') }
  const index: PackageIndex = {
    'react-18': listAddresses(sets['react-18'], { set, generation: 'react-18' }),
    'react-19': listAddresses(sets['react-19'], { set, generation: 'react-19' }),
  }
  const builder = createBuilder()
  const building = new Map<string, Promise<void>>()

  async function read(path: string): Promise<PackageFile | undefined> {
    const address = parseAddress(path)
    if (address?.set === set && address.group.startsWith(addedPrefix))
      return isScriptFile(address.file) ? readBuilt(address) : undefined
    const group = address?.set === set ? sets[address.generation].groups.get(address.group) : undefined
    if (!address || !group) return undefined
    const icons = /^icons\.([A-Za-z0-9,]+)\.js$/.exec(address.file)?.[1]
    if (icons !== undefined) return toScript(await draw(icons.split(','), address.generation))
    if (address.file.startsWith(filesPrefix)) return readPlain(group, address.file.slice(filesPrefix.length))
    if (!isScriptFile(address.file)) return undefined
    return (await readBuilt(address)) ?? build(address, group)
  }

  async function readBuilt({ generation, group, file }: PackageAddress): Promise<PackageFile | undefined> {
    try {
      const body = await readFile(join(folderOf(generation, group), file))
      return { body, type: typeOfFile(file) }
    } catch {
      return undefined
    }
  }

  async function build(address: PackageAddress, group: PackageGroup): Promise<PackageFile | undefined> {
    const specifier = specifierOf(address.file)
    if (specifier === undefined || resolveAddress(index[address.generation], specifier) === undefined)
      return undefined
    const specifiers = group.specifiers.includes(specifier) ? group.specifiers : [specifier]
    try {
      await buildOnce(address, specifiers)
    } catch (error) {
      return toScript(writeFailure(specifier, error))
    }
    return readBuilt(address)
  }

  function buildOnce({ generation, group }: PackageAddress, specifiers: readonly string[]): Promise<void> {
    const key = `${generation} ${specifiers.join(' ')}`
    const current =
      building.get(key) ??
      builder
        .build({
          specifiers,
          mode,
          folder: sets[generation].folder,
          outFolder: folderOf(generation, group),
          addresses: index[generation],
          versions: listVersions(sets[generation]),
          isTrusted: true,
        })
        .finally(() => building.delete(key))
    building.set(key, current)
    return current
  }

  async function install({ name, version, generation }: AddedPackage): Promise<AddOutcome> {
    if (!npm) return { isInstalled: false, reason: 'Packages cannot be added here.' }
    const label = `${name.replaceAll('/', '+')}@${version}`
    const place = join(folder, 'installed', label)
    const installed = await installPackage({ name, version, folder: place, npm })
    if (!installed.isInstalled) return installed
    const group = `${addedPrefix}${label.replaceAll(/[^\w@+.-]/g, '_')}`
    const own = createBuilder()
    const timer = setTimeout(() => own.stop(), maxForeignBuildMs)
    try {
      await own.build({
        specifiers: [name],
        mode,
        folder: place,
        outFolder: folderOf(generation, group),
        addresses: index[generation],
        versions: listVersions(sets[generation]),
        isTrusted: false,
      })
    } catch {
      // What went wrong may name files of this machine, which are nobody's business.
      return { isInstalled: false, reason: 'The package could not be prepared for the preview.' }
    } finally {
      clearTimeout(timer)
      own.stop()
    }
    const address = writeAddress({ set, generation, group, file: scriptNameOf(name) })
    return { isInstalled: true, addresses: { [name]: address } }
  }

  function draw(names: readonly string[], generation: Generation): Promise<string> {
    const chosen = generation === 'react-18' ? generations : generations.toReversed()
    const folders = chosen.flatMap(
      (each) => sets[each].groups.get('lucide-react')?.packages.get('lucide-react')?.folder ?? [],
    )
    const extension = generation === 'react-18' ? 'js' : 'mjs'
    const createIconUrl =
      resolveAddress(index[generation], `lucide-react/dist/esm/createLucideIcon.${extension}`) ?? ''
    return drawIcons(names, { folders, createIconUrl })
  }

  function folderOf(generation: Generation, group: string): string {
    return join(folder, set, generation, group)
  }

  return {
    index,
    read,
    install,
    async warm() {
      for (const specifier of commonSpecifiers) await read(resolveAddress(index['react-19'], specifier) ?? '')
    },
    async buildAll() {
      for (const generation of generations)
        for (const group of sets[generation].groups.values())
          await read(index[generation][group.specifiers[0] ?? ''] ?? '')
    },
    close: () => builder.stop(),
  }
}

const filesPrefix = 'files/'
/** A package that nobody has looked at gets a process of its own, and no more time than this. */
const maxForeignBuildMs = 30_000
/** Starts the names of groups that were added later. */
const addedPrefix = '+'

function isScriptFile(file: string): boolean {
  return /^[\w@+.-]+\.js$/.test(file) && !file.startsWith('.')
}

/** What a project of today's templates imports, most wanted first. */
const commonSpecifiers = [
  'react',
  'react-router-dom',
  'lucide-react/dist/esm/createLucideIcon.mjs',
  'clsx',
  'tailwind-merge',
  'class-variance-authority',
  '@radix-ui/react-slot',
  'sonner',
  '@tanstack/react-query',
  'zod',
  'react-hook-form',
  'recharts',
]

function listAddresses(
  { groups }: GenerationSet,
  place: Pick<PackageAddress, 'set' | 'generation'>,
): PackageAddresses {
  const addresses: Record<string, string> = {}
  for (const group of groups.values()) {
    const at = (file: string) => writeAddress({ ...place, group: group.name, file })
    for (const specifier of [...group.specifiers, ...group.singles])
      addresses[specifier] = at(scriptNameOf(specifier))
    for (const name of group.openPackages) addresses[`${name}/*`] = at(scriptNameOf(`${name}/*`))
    for (const [specifier, style] of group.styles)
      addresses[specifier] = at(`${filesPrefix}${style.package}/${style.file}`)
    if (group.packages.has('lucide-react')) addresses['lucide-react#*'] = at('icons.*.js')
  }
  return addresses
}

function listVersions({ groups }: GenerationSet): Record<string, string> {
  return Object.fromEntries(
    [...groups.values()].flatMap(({ packages }) =>
      [...packages].map(([name, { version }]) => [name, version]),
    ),
  )
}

async function readPlain({ packages }: PackageGroup, path: string): Promise<PackageFile | undefined> {
  const name = packageNameOf(path)
  const found = packages.get(name)
  const file = path.slice(name.length + 1)
  const body = found && (await readPackageFile(found.folder, file))
  return body && { body, type: typeOfFile(file) }
}

function toScript(text: string): PackageFile {
  return { body: new TextEncoder().encode(text), type: typeOfFile('.js') }
}

/** A page can often do without, so the import works and the console says what is missing. */
function writeFailure(specifier: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  const sentence = `The package ${specifier} could not be prepared for the preview. ${reason}`
  return `console.error(${JSON.stringify(sentence)})\nexport default undefined\n`
}
