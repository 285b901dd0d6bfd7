import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One operation of the API as a value. The server validates against it and the web client is typed from it.
 * `input` is one flat object: names that appear as `:name` in the path travel there, the rest travels in the
 * query (GET, DELETE) or in a JSON body (POST, PUT, PATCH).
 */
interface Endpoint<Input extends z.ZodObject, Output extends z.ZodType> {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly input: Input
  readonly output: Output
}

export type AnyEndpoint = Endpoint<z.ZodObject, z.ZodType>
export type InputOf<E extends AnyEndpoint> = z.input<E['input']>
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>

export function defineEndpoint<Input extends z.ZodObject, Output extends z.ZodType>(
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

/** Puts values in the place of `:name`, each encoded so that it stays one segment. */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(String(values[segment.slice(1)])) : segment,
    )
    .join('/')
}
