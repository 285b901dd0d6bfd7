import { isBuiltin } from 'node:module'
import type { AddedPackage } from '@joinery/contract'
import type { PreviewState } from '@joinery/preview-compiler'
import { z } from 'zod'
import type { PackageInstaller } from './preview-compiler.ts'

interface Dependencies {
  install: PackageInstaller['install']
}

interface Request {
  names: readonly string[]
  /** What the preview found in the project. */
  state: Pick<PreviewState, 'packages'>
  /** The project's package.json, where it has one. */
  manifest: string | undefined
}

/** Adds what a project imports and its preview lacks, and nothing else. */
export function createAddPackages({ install }: Dependencies) {
  return async ({ names, state, manifest }: Request): Promise<AddedPackage[]> => {
    const missing = new Set(
      state.packages.filter(({ url }) => url === undefined).map(({ specifier }) => packageNameOf(specifier)),
    )
    const declared = readDependencies(manifest)
    const added: AddedPackage[] = []
    for (const name of new Set(names)) added.push(await addOne(name, declared[name] ?? 'latest', missing))
    return added
  }

  async function addOne(name: string, version: string, missing: ReadonlySet<string>): Promise<AddedPackage> {
    if (!missing.has(name)) return refuse(name, 'The preview does not lack it.')
    if (isBuiltin(name)) return refuse(name, 'It is part of Node.js and does not exist in a browser.')
    const outcome = await install({ name, version })
    if (!outcome.isInstalled) return refuse(name, outcome.reason)
    return { name, version: outcome.version, reason: null }
  }
}

const refuse = (name: string, reason: string): AddedPackage => ({ name, version: null, reason })

function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const manifestShape = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

/** A package.json that says nothing useful says nothing at all. */
function readDependencies(manifest: string | undefined): Record<string, string> {
  try {
    const { dependencies, devDependencies } = manifestShape.parse(JSON.parse(manifest ?? '{}'))
    return { ...devDependencies, ...dependencies }
  } catch {
    return {}
  }
}
