import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError, validationFailed } from '../errors.ts'
import { isStorable } from './is-storable.ts'

/** A text field: clients send null for "none", and so "none" is the empty string. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const maxMetadataBytes = 8192

/** Free-form facts. They travel inside every access token, so they have to stay small. */
export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)
  .refine((value) => value === undefined || Buffer.byteLength(JSON.stringify(value)) <= maxMetadataBytes, {
    error: `must not be larger than ${maxMetadataBytes} bytes`,
  })

/** Parses the JSON body; what is wrong with it becomes a 400 of the contract's shape. */
export async function readBody<Schema extends z.core.$ZodType>(c: Context, schema: Schema) {
  return parseBody(await readJsonObject(c), schema)
}

/** As readBody, for requests that may come without any body. */
export async function readOptionalBody<Schema extends z.core.$ZodType>(c: Context, schema: Schema) {
  const content = await c.req.text()
  return parseBody(content === '' ? {} : parseJsonObject(content), schema)
}

export async function readJsonObject(c: Context) {
  return parseJsonObject(await c.req.text())
}

export function parseBody<Schema extends z.core.$ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw validationFailed(`${issue?.path.join('.') || 'The request body'}: ${issue?.message ?? 'is invalid'}`)
}

const jsonObject = z.record(z.string(), z.unknown())

function parseJsonObject(content: string) {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
  const object = jsonObject.safeParse(value)
  if (!object.success) throw new AuthError(400, 'bad_json', 'Could not parse request body as a JSON object')
  if (!isStorable(value))
    throw validationFailed('The request body holds characters or nesting we cannot store')
  return object.data
}
