import { readFileSync, realpathSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { packageNameOf } from '../package-catalogue.ts'
import { listSassPaths } from './list-sass-paths.ts'

interface PackageText {
  path: string
  text: string
}

/** A file of a package whose styles are made to be imported into a project's own. Nothing else of the host can be asked for. */
export function readPackageSass(specifier: string): PackageText | undefined {
  const inner = specifier.replace(/^(?:\.\.\/|\.\/)*node_modules\//, '').replace(/^node_modules\//, '')
  const name = packageNameOf(inner)
  const folder = styledPackages.has(name) ? findFolder(name) : undefined
  if (folder === undefined) return undefined
  for (const candidate of listSassPaths(inner.slice(name.length + 1))) {
    const text = readInside(folder, candidate)
    // As if it lay in the project, so that what it imports beside it is found here as well.
    if (text !== undefined) return { path: `node_modules/${name}/${candidate}`, text }
  }
  return undefined
}

const styledPackages = new Set(['bootstrap'])

function findFolder(name: string): string | undefined {
  const require = createRequire(import.meta.url)
  const set = require.resolve('@joinery/preview-packages-19/package.json')
  const manifest = findPackageJSON(name, set)
  return manifest === undefined ? undefined : realpathSync(dirname(manifest))
}

function readInside(folder: string, file: string): string | undefined {
  try {
    const path = realpathSync(join(folder, file))
    return path.startsWith(folder + sep) ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}
