import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRecord } from '../is-record.ts'
import { runNpm } from './run-npm.ts'
import type { NpmCommand } from './run-npm.ts'

interface InstallOptions {
  name: string
  /** A version, a range or a tag of the registry. Nothing else: no address, no file, no repository. */
  version: string
  /** Where the package and what it needs will lie. */
  folder: string
  npm: NpmCommand
  limits?: Partial<InstallLimits>
}

export interface InstallLimits {
  readonly timeMs: number
  readonly packages: number
  readonly bytes: number
}

type InstallOutcome = { isInstalled: true; version: string } | { isInstalled: false; reason: string }

/** Installs one package of the registry without running anything of it. First comes the list, then what is on the list. */
export async function installPackage(options: InstallOptions): Promise<InstallOutcome> {
  const { name, version, folder, npm } = options
  const limits = { ...defaultLimits, ...options.limits }
  if (!isPackageName(name)) return refuse(`${name} is no name of a package.`)
  if (!isRegistryVersion(version)) return refuse(`${version} is no version of a package.`)
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  try {
    const manifest = { name: 'installed', private: true, dependencies: { [name]: version } }
    await writeFile(join(draft, 'package.json'), JSON.stringify(manifest))
    const deadline = Date.now() + limits.timeMs
    const run = (words: readonly string[]) =>
      runNpm({ npm, folder: draft, words, deadline, maxBytes: limits.bytes })
    const listed = await run(['install', '--package-lock-only'])
    if (listed !== undefined) return refuse(listed)
    const problem = judgeList(await readFile(join(draft, 'package-lock.json'), 'utf8'), limits.packages)
    if (problem !== undefined) return refuse(problem)
    const installed = await run(['ci', '--no-bin-links'])
    if (installed !== undefined) return refuse(installed)
    const found: unknown = JSON.parse(
      await readFile(join(draft, 'node_modules', name, 'package.json'), 'utf8'),
    )
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    return {
      isInstalled: true,
      version: isRecord(found) && typeof found['version'] === 'string' ? found['version'] : version,
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const defaultLimits: InstallLimits = { timeMs: 60_000, packages: 80, bytes: 40_000_000 }

export function isPackageName(name: string): boolean {
  return name.length <= 214 && /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name)
}

export function isRegistryVersion(version: string): boolean {
  return /^(?:[~^]?\d+(?:\.(?:\d+|x)){0,2}(?:-[\w.-]+)?|[a-z][\w.-]{0,40})$/.test(version)
}

function refuse(reason: string): InstallOutcome {
  return { isInstalled: false, reason }
}

/** A package can name others by address or path; those are not looked at any further. */
function judgeList(lock: string, maxPackages: number): string | undefined {
  const parsed: unknown = JSON.parse(lock)
  const packages = isRecord(parsed) && isRecord(parsed['packages']) ? parsed['packages'] : {}
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  if (entries.length === 0) return 'The registry does not have this package.'
  if (entries.length > maxPackages)
    return `It needs ${entries.length} packages, and at most ${maxPackages} are allowed.`
  const foreign = entries.find(([path, entry]) => !path.startsWith('node_modules/') || !isFromRegistry(entry))
  return (
    foreign &&
    `It needs ${foreign[0].replace(/^.*(?:node_modules|\.\.)\//, '')}, which does not come from the registry.`
  )
}

function isFromRegistry(entry: unknown): boolean {
  if (!isRecord(entry) || entry['link'] === true || typeof entry['integrity'] !== 'string') return false
  const { resolved } = entry
  return resolved === undefined || (typeof resolved === 'string' && /^https?:\/\//.test(resolved))
}
