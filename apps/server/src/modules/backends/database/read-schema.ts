import { endpoints } from '@joinery/contract'
import type { DatabaseSchema } from '@joinery/contract'

export const readSchemaRows = (found: unknown): DatabaseSchema =>
  endpoints.backends.schema.output.parse(found)
