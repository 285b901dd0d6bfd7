import { createRequire } from 'node:module'
import { rolldown } from 'rolldown'
import type { PackageIndex } from '../package-catalogue.ts'

export interface BundledPackages {
  index: PackageIndex
  /** Scripts by address. */
  scripts: ReadonlyMap<string, string>
}

/** React as a preview imports it: native modules with named exports that share one copy. */
export async function bundleReact(): Promise<BundledPackages> {
  const require = createRequire(import.meta.url)
  const specifiers = ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime']
  const bundle = await rolldown({
    input: Object.fromEntries(specifiers.map((specifier) => [fileNameOf(specifier), `entry:${specifier}`])),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    plugins: [
      {
        name: 'named-exports',
        resolveId: (id) => (id.startsWith('entry:') ? id : undefined),
        load(id) {
          if (!id.startsWith('entry:')) return undefined
          const specifier = id.slice('entry:'.length)
          const names = Object.keys(require(specifier)).filter((name) => /^[A-Za-z]\w*$/.test(name))
          return `import all from ${JSON.stringify(require.resolve(specifier))}
export default all
export const { ${names.join(', ')} } = all`
        },
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
  })
  await bundle.close()
  const scripts = new Map<string, string>()
  for (const file of output) if (file.type === 'chunk') scripts.set(`/packages/${file.fileName}`, file.code)
  const addresses = Object.fromEntries(
    specifiers.map((specifier) => [specifier, `/packages/${fileNameOf(specifier)}.js`]),
  )
  return { index: { 'react-18': addresses, 'react-19': addresses }, scripts }
}

function fileNameOf(specifier: string): string {
  return specifier.replaceAll('/', '-')
}
