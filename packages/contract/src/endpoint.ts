import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One operation of the API as a value. The server validates against it and the web client is typed from it.
 * `input` is one flat object: names that appear as `:name` in the path travel there, the rest travels in the
 * query (GET, DELETE) or in a JSON body (POST, PUT, PATCH).
 */
export interface Endpoint<Input extends z.ZodObject, Output extends z.core.$ZodType> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly input: Input
  readonly output: Output
  /** Of a method that usually changes something, and here does not. */
  readonly changesNothing?: true
}

export type AnyEndpoint = Endpoint<z.ZodObject, z.core.$ZodType>
export type InputOf<E extends AnyEndpoint> = z.input<E['input']>
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>

export function defineEndpoint<Input extends z.ZodObject, Output extends z.core.$ZodType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint
}

/** The names written as `:name` in a path, in order. */
export const pathParameters = (path: string): readonly string[] => takeApart(path).names

/**
 * Puts values in the place of `:name`, each encoded so that it stays one segment. Some values cannot be one,
 * however they are encoded: URL parsers drop dot segments, and an empty segment shifts the ones after it.
 */
export function fillPath(path: string, values: Record<string, unknown>): string {
  const { names, texts } = takeApart(path)
  return names.reduce(
    (filled, name, index) => `${filled}/${encodeSegment(name, values[name])}${texts[index + 1] ?? ''}`,
    texts[0] ?? '',
  )
}

/** Where an endpoint is asked, with all of its input that does not travel in a body. */
export function addressOf(endpoint: AnyEndpoint, input: Record<string, unknown>): string {
  const path = fillPath(endpoint.path, input)
  if (hasBody(endpoint)) return path
  const rest = Object.entries(input).filter(([name]) => !pathParameters(endpoint.path).includes(name))
  if (rest.length === 0) return path
  const query = new URLSearchParams()
  for (const [name, value] of rest) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each))
    }
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

export const hasBody = ({ method }: Pick<AnyEndpoint, 'method'>) => method !== 'GET' && method !== 'DELETE'

export function withoutPathParameters(
  { path }: Pick<AnyEndpoint, 'path'>,
  input: Record<string, unknown>,
): Record<string, unknown> {
  const inPath = pathParameters(path)
  return Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
}

function encodeSegment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (['', '.', '..'].includes(text)) throw new TypeError(`"${text}" cannot stand for :${name} in a path.`)
  return encodeURIComponent(text)
}

interface PathParts {
  names: readonly string[]
  /** What stands before, between and behind the segments of the names. */
  texts: readonly string[]
}

/** There are as many paths as endpoints, and each is filled again and again. */
const partsOfPaths = new Map<string, PathParts>()

function takeApart(path: string): PathParts {
  const known = partsOfPaths.get(path)
  if (known) return known
  const pieces = path.split(/\/:(\w+)/)
  const parts = {
    names: pieces.filter((_, index) => index % 2 === 1),
    texts: pieces.filter((_, index) => index % 2 === 0),
  }
  partsOfPaths.set(path, parts)
  return parts
}
