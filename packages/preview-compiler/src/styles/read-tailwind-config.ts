import type { Config } from 'tailwindcss'
import colors from 'tailwindcss/colors'
import defaultTheme from 'tailwindcss/defaultTheme'
import type { Diagnostic } from '../diagnostics.ts'
import { isRecord } from '../is-record.ts'
import { readStaticExport } from '../static/read-static.ts'
import { PackageReference, isStaticList, isStaticObject, unreadable } from '../static/static-value.ts'
import type { StaticObject, StaticValue } from '../static/static-value.ts'

export interface TailwindConfig {
  /** What can be read without running anything. */
  readonly config: Config
  /** Plugins by package name. */
  readonly plugins: readonly string[]
  readonly safelist: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Where a project may keep it. */
export const tailwindConfigPaths = [
  'tailwind.config.ts',
  'tailwind.config.js',
  'tailwind.config.mjs',
  'tailwind.config.cjs',
  'tailwind.config.mts',
]

/** A Tailwind configuration is read from its syntax tree. It is never run, so what only running would tell is left out. */
export function readTailwindConfig(path: string, text: string): TailwindConfig {
  const value = readStaticExport({ path, text, knownModules })
  if (!isStaticObject(value))
    return {
      ...toTailwindConfig(path, {}),
      diagnostics: [
        {
          kind: 'unsupported',
          severity: 'warning',
          file: path,
          message: 'This configuration can only be known by running it. The preview uses the default theme.',
        },
      ],
    }
  return toTailwindConfig(path, value)
}

export function toTailwindConfig(path: string, value: StaticObject): TailwindConfig {
  const { content: _content, plugins, safelist, presets: _presets, ...rest } = value
  const listed = isStaticList(plugins) ? plugins : []
  const names = listed.flatMap((plugin) => (plugin instanceof PackageReference ? [plugin.specifier] : []))
  const skipped = listed.length - names.length
  const diagnostics: Diagnostic[] = []
  if (skipped > 0)
    diagnostics.push({
      kind: 'unsupported',
      severity: 'warning',
      file: path,
      message: `${skipped === 1 ? 'A plugin' : `${skipped} plugins`} written in this configuration cannot run in the preview.`,
    })
  return {
    config: toConfig(rest),
    plugins: names,
    safelist: isStaticList(safelist) ? safelist.filter((name) => typeof name === 'string') : [],
    diagnostics,
  }
}

/** Only what JSON can say is left, so nothing callable and nothing unread can remain. */
function toConfig(value: StaticValue): Config {
  return JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? inner : undefined)))
}

function isPlain(value: unknown): boolean {
  return value !== unreadable && !(value instanceof PackageReference) && !(value instanceof RegExp)
}

function toStatic(value: unknown, depth = 0): StaticValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value
  if (depth > 6) return unreadable
  if (Array.isArray(value)) return value.map((item) => toStatic(item, depth + 1))
  if (!isRecord(value)) return unreadable
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toStatic(inner, depth + 1)]))
}

const knownModules = new Map<string, StaticValue>([
  ['tailwindcss/defaultTheme', toStatic(defaultTheme)],
  ['tailwindcss/defaultTheme.js', toStatic(defaultTheme)],
  ['tailwindcss/colors', toStatic(colors)],
  ['tailwindcss/colors.js', toStatic(colors)],
])
