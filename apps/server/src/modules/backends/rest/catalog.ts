import { z } from 'zod'
import { RestError } from './rest-error.ts'

const column = z.object({ name: z.string(), type: z.string() })
const catalogTable = z.object({
  name: z.string(),
  kind: z.enum(['table', 'view']),
  columns: z.array(column),
  primaryKey: z.array(z.string()),
})
const keySide = z.object({ table: z.string(), columns: z.array(z.string()) })
const foreignKey = z.object({
  name: z.string(),
  from: keySide,
  to: keySide,
  /** No two rows of the table that points have the same key. */
  isUnique: z.boolean(),
})
const routine = z.object({
  name: z.string(),
  arguments: z.array(column.extend({ isOptional: z.boolean() })),
  isSet: z.boolean(),
  returns: z.enum(['nothing', 'value', 'row']),
  /** The table whose rows it gives. */
  table: z.string().nullable(),
  isReadOnly: z.boolean(),
})

/** What the schema `public` holds. */
export const catalog = z.object({
  tables: z.array(catalogTable),
  foreignKeys: z.array(foreignKey),
  routines: z.array(routine),
})

export type Catalog = z.infer<typeof catalog>
export type CatalogTable = z.infer<typeof catalogTable>
export type CatalogRoutine = z.infer<typeof routine>

export function findTable({ tables }: Catalog, name: string): CatalogTable {
  const found = tables.find((each) => each.name === name)
  if (found) return found
  throw new RestError(404, 'PGRST205', {
    message: `Could not find the table 'public.${name}' in the schema cache`,
  })
}

export function findColumn(table: CatalogTable, name: string): { name: string; type: string } {
  const found = table.columns.find((each) => each.name === name)
  if (found) return found
  throw new RestError(400, 'PGRST204', {
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  })
}

/** The function of this name that takes these arguments. */
export function findRoutine({ routines }: Catalog, name: string, given: readonly string[]): CatalogRoutine {
  const found = routines.find((each) => {
    if (each.name !== name) return false
    const names = new Set(each.arguments.map((argument) => argument.name))
    const isEnough = each.arguments.every((argument) => argument.isOptional || given.includes(argument.name))
    return isEnough && given.every((argument) => names.has(argument))
  })
  if (found) return found
  const signature = given.length === 0 ? 'without parameters' : `with parameters ${given.join(', ')}`
  throw new RestError(404, 'PGRST202', {
    message: `Could not find the function public.${name} ${signature} in the schema cache`,
  })
}
