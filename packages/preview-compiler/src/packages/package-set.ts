import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Generation, PackageAddresses, PackageIndex } from '../package-catalogue.ts'
import { packageNameOf, resolveAddress } from '../package-catalogue.ts'
import { openAddedPackages } from './added-packages.ts'
import type { AddOutcome, WantedPackage } from './added-packages.ts'
import { generations, parseAddress, scriptNameOf, specifierOf, writeAddress } from './addresses.ts'
import type { PackageAddress } from './addresses.ts'
import { createBuilder } from './builder.ts'
import type { PackageMode } from './build-request.ts'
import { identifySet } from './identify-set.ts'
import { listGroups } from './list-groups.ts'
import type { GenerationSet, PackageGroup } from './list-groups.ts'
import type { NpmCommand } from './run-npm.ts'
import { listIconFiles, readIconFile } from './icons/icon-files.ts'
import type { IconChoice } from './icons/icon-files.ts'
import { drawIcons } from './icons/lucide-icons.ts'
import { drawReactIcons } from './icons/react-icons.ts'
import { readPackageFile, typeOfFile } from './read-package-file.ts'
import { unpreparedName } from './unprepared-name.ts'

interface PackageSetOptions {
  /** Where finished bundles are kept. It may be shared by any number of processes, and deleted at any time. */
  folder: string
  /** Development has Fast Refresh and React's warnings; production is for what is published. */
  mode?: PackageMode
  /** How npm is called, for packages that are not part of the set. Without it none can be added. */
  npm?: NpmCommand
  /** Where those are installed: it must last, because nothing else knows which they are. Beside the bundles where it is not given. */
  addedFolder?: string
}

/** One file of the set, ready to be sent. */
export interface PackageFile {
  readonly body: Uint8Array
  readonly type: string
  /** Why this only stands for what was asked for. The next one who asks may get more. */
  readonly problem?: string
}

export interface PackageSet {
  /** Known at once, before anything has been bundled. It grows with what is added. */
  readonly index: PackageIndex
  /**
   * The file behind an address that starts with `/packages/`, or undefined where there is none. What has never been asked
   * for is bundled now. The same address always means the same bytes, so browsers may keep it for ever.
   */
  read: (path: string) => Promise<PackageFile | undefined>
  /** Adds a version of the registry: none of its code runs here, and React stays the page's own. */
  install: (wanted: WantedPackage) => Promise<AddOutcome>
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
  addedFolder = join(folder, 'installed'),
}: PackageSetOptions): Promise<PackageSet> {
  const set = identifySet(mode)
  const sets = { 'react-18': listGroups('react-18'), 'react-19': listGroups('react-19') }
  const own: PackageIndex = {
    'react-18': listAddresses(sets['react-18'], { set, generation: 'react-18' }),
    'react-19': listAddresses(sets['react-19'], { set, generation: 'react-19' }),
  }
  const surroundingsOf = (generation: Generation) => ({
    addresses: own[generation],
    versions: listVersions(sets[generation]),
  })
  const added = await openAddedPackages({
    set,
    mode,
    folder: addedFolder,
    npm,
    surroundings: { 'react-18': surroundingsOf('react-18'), 'react-19': surroundingsOf('react-19') },
    folderOf,
  })
  const index = { 'react-18': withAdded('react-18'), 'react-19': withAdded('react-19') }
  const builder = createBuilder()
  const building = new Map<string, Promise<void>>()

  async function read(path: string): Promise<PackageFile | undefined> {
    const address = parseAddress(path)
    if (address?.set === set && added.owns(address.group)) return readAdded(address)
    const group = address?.set === set ? sets[address.generation].groups.get(address.group) : undefined
    if (!address || !group) return undefined
    const icons = readIconFile(address.file)
    if (icons) return draw(icons, address.generation)
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
      return standIn(specifier, error)
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
          ...surroundingsOf(generation),
          isTrusted: true,
        })
        .finally(() => building.delete(key))
    building.set(key, current)
    return current
  }

  async function readAdded(address: PackageAddress): Promise<PackageFile | undefined> {
    if (!isScriptFile(address.file)) return undefined
    const built = await readBuilt(address)
    if (built) return built
    await added.prepare(address.group, address.generation).catch(() => undefined)
    return readBuilt(address)
  }

  /** What the set has itself comes first: nothing that is added can take its place. */
  function withAdded(generation: Generation): PackageAddresses {
    return { ...added.addresses(generation), ...own[generation] }
  }

  async function install(wanted: WantedPackage): Promise<AddOutcome> {
    const outcome = await added.install(wanted)
    for (const generation of generations) index[generation] = withAdded(generation)
    return outcome
  }

  async function draw(
    { family, names }: IconChoice,
    generation: Generation,
  ): Promise<PackageFile | undefined> {
    if (family !== undefined) return drawOfFamily(family, names, generation)
    const chosen = generation === 'react-18' ? generations : generations.toReversed()
    const folders = chosen.flatMap((each) => folderOfPackage('lucide-react', each) ?? [])
    const extension = generation === 'react-18' ? 'js' : 'mjs'
    const createIconUrl =
      resolveAddress(index[generation], `lucide-react/dist/esm/createLucideIcon.${extension}`) ?? ''
    return toScript(await drawIcons(names, { folders, createIconUrl }))
  }

  async function drawOfFamily(
    family: string,
    names: readonly string[],
    generation: Generation,
  ): Promise<PackageFile | undefined> {
    const iconFolder = folderOfPackage('react-icons', generation)
    const libraryUrl = index[generation]['react-icons/lib']
    if (iconFolder === undefined || libraryUrl === undefined) return undefined
    if (index[generation][`react-icons/${family}#*`] === undefined) return undefined
    return toScript(await drawReactIcons(names, { folder: iconFolder, family, libraryUrl }))
  }

  /** Where a package that is a group of its own is installed. */
  function folderOfPackage(name: string, generation: Generation): string | undefined {
    return sets[generation].groups.get(name)?.packages.get(name)?.folder
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
          // A group is bundled as one; what is imported by a longer name is bundled by itself.
          for (const specifier of [...group.specifiers.slice(0, 1), ...group.singles])
            // What can be had in parts is hardly ever wanted as a whole.
            if (!group.singles.includes(specifier) || index[generation][`${specifier}#*`] === undefined)
              await read(index[generation][specifier] ?? '')
    },
    close: () => builder.stop(),
  }
}

const filesPrefix = 'files/'

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
    for (const [specifier, file] of listIconFiles(group)) addresses[`${specifier}#*`] = at(file)
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

/** A page can often do without, so the import works, and the preview and the console say what is missing. */
function standIn(specifier: string, error: unknown): PackageFile {
  const reason = error instanceof Error ? error.message : String(error)
  const problem = `The package ${specifier} could not be prepared`
  const told = `${problem} for the preview. ${reason}`
  const lines = [
    `console.error(${JSON.stringify(told)})`,
    'export default undefined',
    `const specifier = ${JSON.stringify(specifier)}`,
    `export { specifier as ${JSON.stringify(unpreparedName)} }`,
  ]
  return {
    ...toScript(`${lines.join('\n')}\n`),
    problem: `${problem}.`,
  }
}
