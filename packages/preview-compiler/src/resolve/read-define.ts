import { transformSync } from 'rolldown/utils'
import { findDeepNesting } from '../compile/find-deep-nesting.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isRecord } from '../is-record.ts'
import { parseLooseJson } from './parse-loose-json.ts'
import { isStaticList, isStaticObject, unreadable } from '../static/static-value.ts'
import type { StaticValue } from '../static/static-value.ts'
import { readViteConfig, viteConfigs } from './read-vite-config.ts'

/** Expressions that a bundler puts in the place of names, such as `__APP_VERSION__`. */
export type Define = Readonly<Record<string, string>>

/** What a project's Vite configuration defines, as far as it can be told without running it. */
export function readDefine(files: ProjectFiles): Define {
  const path = viteConfigs.find((name) => files.has(name))
  if (path === undefined) return {}
  const manifest = parseLooseJson(readText(files, 'package.json') ?? '')
  const version = isRecord(manifest) ? manifest['version'] : undefined
  const known = new Map([['./package.json', typeof version === 'string' ? { version } : {}]])
  const { define } = readViteConfig(files, path, known)
  if (!isStaticObject(define)) return {}
  const entries = Object.entries(define).flatMap(([name, value]) =>
    name === 'process.env' ? listEnv(value) : [[name, toExpression(name, value)] as const],
  )
  return Object.fromEntries(entries.filter(isUsable).slice(0, maxEntries))
}

/** Whether a change of this file can change what `readDefine` says. */
export function declaresDefine(path: string): boolean {
  return path === 'package.json' || viteConfigs.includes(path)
}

/** Only the names that may occur in a text: what others stand for makes no difference to it. */
export function pickDefine(define: Define, text: string): Define {
  const names = Object.keys(define).filter((name) => text.includes(lastPart(name)))
  return Object.fromEntries(names.map((name) => [name, define[name] ?? '']))
}

type Entry = readonly [name: string, expression: string | undefined]

/** The page has one with what the environment holds, so it is added to instead of being replaced. */
function listEnv(value: StaticValue): Entry[] {
  if (!isStaticObject(value)) return []
  return Object.entries(value).map(([key, given]): Entry => {
    const name = `process.env.${key}`
    return [name, typeof given === 'string' ? JSON.stringify(given) : toExpression(name, given)]
  })
}

/** Text is an expression, everything else the value itself. */
function toExpression(name: string, value: StaticValue): string | undefined {
  if (typeof value === 'string') return value
  if (isPlain(value)) return JSON.stringify(value) ?? 'undefined'
  // Code that asks for a name which nobody declares would stop the page.
  return name.includes('.') ? undefined : 'undefined'
}

function isPlain(value: StaticValue): boolean {
  if (isStaticList(value)) return value.every(isPlain)
  if (isStaticObject(value)) return Object.values(value).every(isPlain)
  return value !== unreadable && (typeof value !== 'object' || value === null)
}

/** One that the compiler refuses would keep every file from being compiled. */
function isUsable(entry: Entry): entry is readonly [string, string] {
  const [name, expression] = entry
  if (expression === undefined || name.length + expression.length > maxLength) return false
  if (findDeepNesting(expression) !== undefined) return false
  const { errors } = transformSync('define.js', '', { tsconfig: false, define: { [name]: expression } })
  return errors.length === 0
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1)

/** Each stands in the code as often as it is named. */
const maxLength = 2_000
const maxEntries = 100
