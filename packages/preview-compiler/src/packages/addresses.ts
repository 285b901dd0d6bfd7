import type { Generation } from '../package-catalogue.ts'

/** Where a file of the set lies: `/packages/{set}/{generation}/{group}/{file}`. */
export interface PackageAddress {
  readonly set: string
  readonly generation: Generation
  readonly group: string
  readonly file: string
}

export function writeAddress({ set, generation, group, file }: PackageAddress): string {
  return `/packages/${set}/${generation}/${group}/${file}`
}

export function parseAddress(path: string): PackageAddress | undefined {
  const match = /^\/packages\/([\w-]+)\/(react-18|react-19)\/([\w@+.-]+)\/(.+)$/.exec(path)
  if (!match) return undefined
  const [, set = '', generation = '', group = '', file = ''] = match
  return isGeneration(generation) && !group.startsWith('.') ? { set, generation, group, file } : undefined
}

export const generations = ['react-18', 'react-19'] as const satisfies readonly Generation[]

function isGeneration(text: string): text is Generation {
  return text === 'react-18' || text === 'react-19'
}

/** The script of a specifier: `@dnd-kit/core` is `@dnd-kit+core.js`. A slash would make it a folder. */
export function scriptNameOf(specifier: string): string {
  return `${specifier.replaceAll('/', '+')}.js`
}

/** Back again. Undefined for files that stand for no specifier, such as shared pieces. */
export function specifierOf(file: string): string | undefined {
  return /^[\w@+.-]+\.js$/.test(file) && !file.startsWith(sharedPrefix)
    ? file.slice(0, -'.js'.length).replaceAll('+', '/')
    : undefined
}

/** Pieces that several scripts of a group share. */
export const sharedPrefix = 'shared-'
