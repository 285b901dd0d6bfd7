import type { z } from 'zod'
import type { Desk } from '../desk.ts'
import type { FormValue } from './decode-form.ts'
import { parseParams } from './params.ts'
import type { StripeError } from './stripe-error.ts'

export interface Operation {
  method: 'get' | 'post' | 'delete'
  path: string
  /** The parameters it takes, by their names. */
  takes: readonly string[]
  run: (desk: Desk, raw: Record<string, FormValue>, id: string) => Promise<object | StripeError>
}

interface Definition<Schema extends z.ZodObject> {
  method: Operation['method']
  /** May hold one `:id`. */
  path: string
  params: Schema
  run: (call: { desk: Desk; params: z.output<Schema>; id: string }) => Promise<object | StripeError>
}

/** One API operation: how it is called, what it takes, what it does. */
export function defineOperation<Schema extends z.ZodObject>(definition: Definition<Schema>): Operation {
  return {
    method: definition.method,
    path: definition.path,
    takes: Object.keys(definition.params.shape),
    run: async (desk, raw, id) => definition.run({ desk, params: parseParams(definition.params, raw), id }),
  }
}
