import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const screensFile = join(import.meta.dirname, 'screens.ts')

it('loads the editor and the charts only with what shows them', () => {
  const [editor, charts] = [/^(?:@codemirror\/|@lezer\/|codemirror$)/, /^recharts$/]
  // The pages that are only read are rendered by the build, and their code stays behind (docs/decisions/018).
  const loaded = dynamicImports(screensFile).filter((file) => !file.endsWith('static-contents.ts'))
  const screens = loaded.map((file) => ({ file, packages: packagesOf(file) }))
  const named = (wanted: RegExp) =>
    screens
      .filter(({ packages }) => packages.some((name) => wanted.test(name)))
      .map(({ file }) => relative(source, file))
  expect(screens.length).toBeGreaterThan(15)
  expect(named(editor)).toEqual([])
  expect(named(charts)).toEqual(['features/analytics/analytics-screen.tsx'])
  expect(
    packagesOf(join(source, 'entry-client.ts')).filter((name) => charts.test(name) || editor.test(name)),
  ).toEqual([])
})

/** The packages that come with a file: its own imports and those of the files that it imports, but not what it imports later. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return staticImports(file).flatMap((name) =>
    name.startsWith('.') ? (isCode(name) ? packagesOf(join(dirname(file), name), seen) : []) : [name],
  )
}

const isCode = (name: string) => /\.tsx?$/.test(name)

function staticImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'/gm,
  )
  return Array.from(found, ([, name = '']) => name)
}

function dynamicImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)
  return [...new Set(Array.from(found, ([, name = '']) => join(dirname(file), name)))]
}
