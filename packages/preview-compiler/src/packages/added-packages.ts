import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../is-record.ts'
import type { Generation, PackageAddresses } from '../package-catalogue.ts'
import { generations, scriptNameOf, writeAddress } from './addresses.ts'
import type { PackageMode } from './build-request.ts'
import { createBuilder } from './builder.ts'
import { installPackage } from './install-package.ts'
import type { NpmCommand } from './run-npm.ts'

interface Options {
  /** The name of the set that they are added to. */
  set: string
  mode: PackageMode
  /** Where they are installed. It remembers them from one start to the next. */
  folder: string
  npm: NpmCommand | undefined
  /** What the set has itself: those packages are shared, not copied. */
  surroundings: Readonly<
    Record<Generation, { addresses: PackageAddresses; versions: Record<string, string> }>
  >
  folderOf: (generation: Generation, group: string) => string
}

interface AddedPackage {
  readonly name: string
  readonly version: string
  /** What their files are found under. */
  readonly group: string
  readonly folder: string
}

export interface WantedPackage {
  name: string
  /** A version, a range or a tag of the registry. */
  version: string
}

export type AddOutcome =
  | { readonly isInstalled: true; readonly version: string }
  | { readonly isInstalled: false; readonly reason: string }

/** Packages of the registry beside those of the set. None of their code runs here, and React stays the page's own. */
export async function openAddedPackages({ set, mode, folder, npm, surroundings, folderOf }: Options) {
  const added = new Map((await listAdded(folder)).map((each) => [each.group, each]))
  let last: Promise<unknown> = Promise.resolve()

  async function installNow(wanted: WantedPackage, command: NpmCommand): Promise<AddOutcome> {
    if (added.size >= maxAdded)
      return { isInstalled: false, reason: `More than ${maxAdded} cannot be added.` }
    const place = join(folder, `${wanted.name.replaceAll('/', '+')}@${wanted.version}`)
    const outcome = await installPackage({ ...wanted, folder: place, npm: command })
    if (!outcome.isInstalled) return outcome
    const found = describeAdded({ name: wanted.name, version: outcome.version, folder: place })
    try {
      for (const generation of generations) await build(found, generation)
    } catch {
      // What went wrong may name files of this machine, which are nobody's business.
      return { isInstalled: false, reason: 'The package could not be prepared for the preview.' }
    }
    added.set(found.group, found)
    return outcome
  }

  async function build({ name, group, folder: place }: AddedPackage, generation: Generation): Promise<void> {
    const builder = createBuilder()
    const timer = setTimeout(() => builder.stop(), maxBuildMs)
    try {
      await builder.build({
        ...surroundings[generation],
        specifiers: [name],
        mode,
        folder: place,
        outFolder: folderOf(generation, group),
        isTrusted: false,
      })
    } finally {
      clearTimeout(timer)
      builder.stop()
    }
  }

  return {
    /** By name, and by name and major for projects that say which one they want. */
    addresses(generation: Generation): Record<string, string> {
      const entries = [...added.values()].flatMap(({ name, version, group }) => {
        const address = writeAddress({ set, generation, group, file: scriptNameOf(name) })
        const major = /^\d+/.exec(version)?.[0]
        return [[name, address], ...(major === undefined ? [] : [[`${name}-${major}`, address]])]
      })
      return Object.fromEntries(entries)
    },

    owns: (group: string): boolean => group.startsWith(addedPrefix),

    /** What was installed for another set, or another mode of it, is bundled for this one when it is asked for. */
    async prepare(group: string, generation: Generation): Promise<void> {
      const found = added.get(group)
      if (found) await build(found, generation)
    },

    /** One after the other, so that nobody fills the machine with them. */
    async install(wanted: WantedPackage): Promise<AddOutcome> {
      if (!npm) return { isInstalled: false, reason: 'Packages cannot be added here.' }
      const outcome = last.then(() => installNow(wanted, npm))
      last = outcome.catch(() => undefined)
      return outcome
    },
  }
}

const maxAdded = 200
/** A package that nobody has looked at gets a process of its own, and no more time than this. */
const maxBuildMs = 30_000
/** Starts the names of groups that were added. */
const addedPrefix = '+'

async function listAdded(folder: string): Promise<AddedPackage[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => readAdded(join(folder, name))),
  )
  return found.flatMap((each) => each ?? [])
}

async function readAdded(folder: string): Promise<AddedPackage | undefined> {
  try {
    const wanted: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const [name] =
      isRecord(wanted) && isRecord(wanted['dependencies']) ? Object.keys(wanted['dependencies']) : []
    if (name === undefined) return undefined
    const found: unknown = JSON.parse(
      await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
    )
    const version = isRecord(found) ? found['version'] : undefined
    return typeof version === 'string' ? describeAdded({ name, version, folder }) : undefined
  } catch {
    // Half an installation is none.
    return undefined
  }
}

function describeAdded(found: Omit<AddedPackage, 'group'>): AddedPackage {
  const label = `${found.name.replaceAll('/', '+')}@${found.version}`
  return { ...found, group: `${addedPrefix}${label.replaceAll(/[^\w@+.-]/g, '_')}` }
}
