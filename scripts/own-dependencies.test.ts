import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { findRoom } from './imports/judge-import.ts'
import { readImports } from './imports/read-imports.ts'
import type { SourceFile } from './imports/read-imports.ts'

const root = resolve(import.meta.dirname, '..')

it(
  'what the running product imports is among the dependencies of its package, which `npm start` installs',
  { tags: ['thorough'] },
  async () => {
    const missing = new Set<string>()
    for (const file of readImports(root).filter(({ path }) => runsInTheProduct(path))) {
      const folder = file.path.split('/').slice(0, 2).join('/')
      const { dependencies } = manifest.parse(
        JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')),
      )
      for (const name of importedPackages(file))
        if (!(name in dependencies)) missing.add(`${folder}: ${name}`)
    }
    expect([...missing]).toEqual([])
  },
)

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })

function runsInTheProduct(path: string): boolean {
  const room = findRoom(path)
  const isForTests = room === undefined || room.imports === 'anything' || path.includes('/testing/')
  // In the frame of a preview the packages are those of the previewed project.
  return !isForTests && !path.startsWith('packages/preview-compiler/src/runtime/')
}

function importedPackages({ text, imports }: SourceFile): string[] {
  const withoutTypes = text.replaceAll(/import type [^']*'[^']*'/g, '')
  return imports.flatMap(({ specifier, target }) =>
    target.kind === 'external' && !isBuiltin(specifier) && withoutTypes.includes(`'${specifier}'`)
      ? target.packageName
      : [],
  )
}
