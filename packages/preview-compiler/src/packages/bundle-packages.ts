import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BuildOptions, BuildResult, OutputFile } from 'esbuild'
import { scriptNameOf, sharedPrefix } from './addresses.ts'
import type { BuildRequest } from './build-request.ts'
import { sharePackages } from './share-packages.ts'

/** Bundles packages into native modules. Pieces come before the scripts that need them, so what can be read is whole. */
export async function bundlePackages(request: BuildRequest): Promise<void> {
  const { build } = await import('esbuild')
  const split = await build(describeBuild(request))
  const files =
    request.specifiers.length > maxSplit
      ? joinPieces(request, split, await build(describeWhole(request)))
      : split.outputFiles
  await mkdir(request.outFolder, { recursive: true })
  await Promise.all(files.filter((file) => isShared(file)).map((file) => writeWhole(file)))
  await Promise.all(files.filter((file) => !isShared(file)).map((file) => writeWhole(file)))
}

/** Splitting many scripts that share much ends in a hundred pieces, and a page waits for each. */
const maxSplit = 20

type Output = Pick<OutputFile, 'path' | 'contents'>
type Options = BuildOptions & { write: false; metafile: true }

function describeBuild(request: BuildRequest): Options {
  return {
    entryPoints: request.specifiers.map((specifier) => ({
      in: `member:${specifier}`,
      out: scriptNameOf(specifier).slice(0, -'.js'.length),
    })),
    outdir: request.outFolder,
    absWorkingDir: request.folder,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    chunkNames: `${sharedPrefix}[hash]`,
    conditions: [request.mode, 'browser', 'module', 'import'],
    define: {
      'process.env.NODE_ENV': JSON.stringify(request.mode),
      'process.env': '{}',
      global: 'globalThis',
    },
    // Names of components stay, because React shows them in its warnings. Its own functions are nobody's business.
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: request.mode === 'production' || request.specifiers.includes('react-dom'),
    legalComments: 'none',
    loader: {
      '.node': 'empty',
      '.wasm': 'binary',
      '.woff': 'dataurl',
      '.woff2': 'dataurl',
      '.ttf': 'dataurl',
      '.png': 'dataurl',
      '.svg': 'dataurl',
      '.gif': 'dataurl',
    },
    logLevel: 'silent',
    ...loadBefore(request),
    plugins: [sharePackages(request)],
  }
}

/** Angular's packages are compiled to the end where they are loaded, so their compiler has to be there first. */
function loadBefore({ specifiers, addresses }: BuildRequest): Pick<BuildOptions, 'banner'> {
  const compiler = addresses['@angular/compiler']
  if (!specifiers.includes('@angular/core') || compiler === undefined) return {}
  return { banner: { js: `import ${JSON.stringify(compiler)}` } }
}

/** Everything in one script, each package under a name of its own. */
function describeWhole(request: BuildRequest): Options {
  const contents = request.specifiers.map(
    (specifier, index) => `export * as all${index} from ${JSON.stringify(`member:${specifier}`)}`,
  )
  return {
    ...describeBuild(request),
    entryPoints: [],
    stdin: { contents: contents.join('\n'), resolveDir: request.folder },
    entryNames: `${sharedPrefix}[hash]`,
  }
}

/** For each package a short script that takes its names out of the one that has them all. */
function joinPieces(
  request: BuildRequest,
  split: BuildResult<Options>,
  whole: BuildResult<Options>,
): Output[] {
  const shared = whole.outputFiles[0]
  if (!shared) return split.outputFiles
  const names = new Map(
    Object.entries(split.metafile.outputs).map(([path, { exports }]) => [basename(path), exports] as const),
  )
  const scripts = request.specifiers.map((specifier, index) => {
    const file = scriptNameOf(specifier)
    const lines = (names.get(file) ?? []).map(
      (name, order) =>
        `const name${order} = all${index}[${JSON.stringify(name)}]; export { name${order} as ${name} }`,
    )
    const text = [`import { all${index} } from "./${basename(shared.path)}"`, ...lines].join('\n')
    return { path: join(request.outFolder, file), contents: new TextEncoder().encode(text) }
  })
  return [shared, ...scripts]
}

function isShared({ path }: Output): boolean {
  return basename(path).startsWith(sharedPrefix)
}

/** Another process may be reading or writing the same file. */
async function writeWhole({ path, contents }: Output): Promise<void> {
  const draft = join(path, '..', `.${basename(path)}.${process.pid}`)
  await writeFile(draft, contents)
  await rename(draft, path)
}
