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
export function pathParameters(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1))
}

/**
 * Puts values in the place of `:name`, each encoded so that it stays one segment. Some values cannot be one,
 * however they are encoded: URL parsers drop dot segments, and an empty segment shifts the ones after it.
 */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeSegment(segment, values[segment.slice(1)]) : segment))
    .join('/')
}

/** Where an endpoint is asked, with all of its input that does not travel in a body. */
export function addressOf(endpoint: AnyEndpoint, input: Record<string, unknown>): string {
  const path = fillPath(endpoint.path, input)
  if (hasBody(endpoint)) return path
  const rest = Object.entries(withoutPathParameters(endpoint, input))
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
  const inPath = new Set(pathParameters(path))
  return Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
}

function encodeSegment(parameter: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (['', '.', '..'].includes(text))
    throw new TypeError(`"${text}" cannot stand for ${parameter} in a path.`)
  return encodeURIComponent(text)
}
