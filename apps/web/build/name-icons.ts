import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Each icon comes from its own file. By the list of all of them a build would read two thousand files for the few dozen
 * that are used, and take half a second and 120 MB more.
 */
export function nameIcons(): Plugin {
  const files = readIconFiles()
  return {
    name: 'name-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) => nameIconsIn(code, files),
    },
  }
}

/** The file of every name that an icon has. */
export type IconFiles = ReadonlyMap<string, string>

export function readIconFiles(): IconFiles {
  const list = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'))
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{ (.*) \} from '(\.\/icons\/.*)';$/gm)
  return new Map(
    Array.from(lines).flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), join(dirname(list), file)] as const),
    ),
  )
}

export function nameIconsIn(code: string, files: IconFiles): string {
  return code.replaceAll(/^import \{([^}]*)\} from 'lucide-react'$/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `import ${ownName(name)} from ${JSON.stringify(fileOf(iconName(name), files))}`)
      .join('; '),
  )
}

const iconName = (name: string) => name.split(' as ')[0] ?? name
const ownName = (name: string) => name.split(' as ').at(-1) ?? name

function fileOf(name: string, files: IconFiles): string {
  const file = files.get(name)
  if (file === undefined) throw new Error(`lucide-react has no icon named ${name}.`)
  return file
}
