import { readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { sep } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { isRecord } from '../is-record.ts'
import { packageNameOf } from '../package-catalogue.ts'
import type { BuildRequest } from './build-request.ts'
import { findOwner, findPackage } from './find-package.ts'
import { isCommonJs, listCommonJsNames } from './common-js.ts'

/** Lets every package of the set exist once in a page, and gives old packages the exports that pages import by name. */
export function sharePackages(request: BuildRequest): Plugin {
  return {
    name: 'share-packages',
    setup(build) {
      build.onResolve({ filter: /^member:/ }, ({ path }) =>
        resolveMember(build, request, path.slice('member:'.length)),
      )
      build.onResolve({ filter: /^[^./]/ }, (args) => resolveBare(build, request, args))
      build.onLoad({ filter: /.*/, namespace: 'named-exports' }, async ({ path }) => ({
        contents: writeNamedExports(path, await listCommonJsNames(path, request.isTrusted)),
        resolveDir: request.folder,
      }))
      build.onResolve({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ path, namespace: 'shared' }))
      build.onResolve({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({ path, external: true }))
      build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(path)}).whole`,
      }))
      build.onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        contents: writeSharedModule(path),
      }))
      if (!request.isTrusted) keepInside(build, request.folder)
      build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
    },
  }
}

/** A package can write any path into an import, even as a pattern. Only its own folder is read. */
function keepInside(build: PluginBuild, folder: string): void {
  const inside = realpathSync(folder) + sep
  build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) =>
    realpathSync(path).startsWith(inside)
      ? undefined
      : { errors: [{ text: 'A file outside of the package.' }] },
  )
}

/** Tells our own questions from those of the packages. */
const ownQuestion = { isOwn: true }

async function resolveMember(
  build: PluginBuild,
  request: BuildRequest,
  specifier: string,
): Promise<OnResolveResult> {
  const { path, errors } = await resolveCompleted(build, request, specifier)
  if (errors.length > 0) return { errors }
  // A name that the package does not offer may be found in another version of it, higher up.
  const member = findPackage(packageNameOf(specifier), request.folder)
  if (!member || !path.startsWith(member.folder + sep))
    return { errors: [{ text: `The package has no ${specifier}.` }] }
  return isCommonJs(path, readFileSync(path, 'utf8')) ? { path, namespace: 'named-exports' } : { path }
}

/** Bundlers find a file by a name without its extension, even where the package itself names it in full. */
async function resolveCompleted(build: PluginBuild, request: BuildRequest, specifier: string) {
  const ask = (name: string) =>
    build.resolve(name, {
      kind: 'import-statement',
      resolveDir: request.folder,
      pluginData: ownQuestion,
    })
  const asWritten = await ask(specifier)
  const isWhole = packageNameOf(specifier) === specifier || /\.[cm]?js$/.test(specifier)
  if (asWritten.errors.length === 0 || isWhole) return asWritten
  for (const ending of ['.js', '/index.js']) {
    const completed = await ask(specifier + ending)
    if (completed.errors.length === 0) return completed
  }
  return asWritten
}

async function resolveBare(
  build: PluginBuild,
  request: BuildRequest,
  args: OnResolveArgs,
): Promise<OnResolveResult | undefined> {
  const { path, kind, importer, resolveDir } = args
  if (args.pluginData === ownQuestion || kind === 'entry-point' || /^(?:data|https?):/.test(path))
    return undefined
  if (isBuiltin(path) && !findPackage(packageNameOf(path), resolveDir)) return { path, namespace: 'nothing' }
  const name = packageNameOf(path)
  const version = request.versions[name]
  const isShared =
    version !== undefined &&
    (onlyOnce.has(name) || isPeer(name, importer) || findPackage(name, resolveDir)?.version === version)
  if (!isShared)
    return settle(await build.resolve(path, { kind, importer, resolveDir, pluginData: ownQuestion }))
  // What has no entry of its own is copied: forty small files are slower than the few lines that two packages both have.
  const address = Object.hasOwn(request.addresses, path) ? request.addresses[path] : undefined
  if (request.specifiers.includes(path) || address === undefined)
    return settle(await build.resolve(path, { kind, resolveDir: request.folder, pluginData: ownQuestion }))
  // A call of `require` is answered by a module here that imports the shared one.
  return kind === 'require-call'
    ? { path: address, namespace: 'required' }
    : { path: address, external: true }
}

/** A second copy of these breaks a page, and not every package that needs them says so. */
const onlyOnce = new Set(['react', 'react-dom', 'three', 'vue'])

/** What cannot be found is left to fail where it is used: many packages ask for others that they can do without. */
function settle({
  path,
  namespace,
  errors,
  external,
  sideEffects,
}: Awaited<ReturnType<PluginBuild['resolve']>>): OnResolveResult {
  if (errors.length > 0) return { path: 'nothing', namespace: 'nothing' }
  return { path, namespace, external, sideEffects }
}

/** A peer is meant to be the page's own, whatever lies beside the package on this disk. */
function isPeer(name: string, importer: string): boolean {
  const peers = findOwner(importer)?.manifest['peerDependencies']
  return isRecord(peers) && name in peers
}

function writeNamedExports(path: string, names: readonly string[]): string {
  const lines = [
    `const all = require(${JSON.stringify(path)})`,
    `export default all && all.__esModule && 'default' in all ? all.default : all`,
    `export { all as ${wholeModule} }`,
    ...names.map(
      (name, index) =>
        `const name${index} = all[${JSON.stringify(name)}]; export { name${index} as ${name} }`,
    ),
  ]
  return lines.join('\n')
}

/** The name under which an old package offers what `require` gives, the same that Node uses. */
const wholeModule = '"module.exports"'

/** For pages an old package is a module with names; other old packages want it as it was. */
function writeSharedModule(address: string): string {
  return `import * as all from ${JSON.stringify(address)}
export const whole = ${wholeModule} in all ? all[${wholeModule}] : { __proto__: null, __esModule: true, ...all }`
}
