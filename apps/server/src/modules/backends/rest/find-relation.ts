import type { Catalog } from './catalog.ts'
import { RestError } from './rest-error.ts'

/** How rows of one table lead to rows of another. */
export interface Relation {
  readonly table: string
  readonly isToOne: boolean
  /** Column by column: this table's, and the other's. */
  readonly pairs: readonly (readonly [string, string])[]
  /** A table in between, whose rows point at both. Then `pairs` leads to it. */
  readonly through?: { readonly table: string; readonly pairs: readonly (readonly [string, string])[] }
}

interface Wanted {
  from: string
  /** The other table, or the key or column that points at it. */
  name: string
  hint?: string | undefined
}

export function findRelation(catalog: Catalog, wanted: Wanted): Relation {
  const { from, name } = wanted
  const found = [...pointing(catalog, wanted), ...pointedAt(catalog, wanted)]
  const candidates = found.length > 0 ? found : throughOthers(catalog, wanted)
  const [relation, another] = candidates
  if (!relation) {
    throw new RestError(400, 'PGRST200', {
      message: `Could not find a relationship between '${from}' and '${name}' in the schema cache`,
      details: `Searched for a foreign key relationship between '${from}' and '${name}' in the schema 'public', but no matches were found.`,
    })
  }
  // A table that points at itself is meant by its column; both directions have the same key.
  if (another && relation.table !== from) {
    throw new RestError(300, 'PGRST201', {
      message: `Could not embed because more than one relationship was found for '${from}' and '${name}'`,
      hint: `Try changing '${name}' to '${name}!<foreign key>' in the query.`,
    })
  }
  return relation
}

function pointing({ foreignKeys }: Catalog, { from, name, hint }: Wanted): Relation[] {
  return foreignKeys
    .filter((key) => key.from.table === from)
    .filter((key) => [key.to.table, key.name, ...single(key.from.columns)].includes(name))
    .filter((key) => isMeant(hint, [key.name, ...single(key.from.columns), ...single(key.to.columns)]))
    .map((key) => ({
      table: key.to.table,
      isToOne: true,
      pairs: pairUp(key.from.columns, key.to.columns),
    }))
}

function pointedAt({ foreignKeys }: Catalog, { from, name, hint }: Wanted): Relation[] {
  return foreignKeys
    .filter((key) => key.to.table === from)
    .filter((key) => key.from.table === name || key.name === name)
    .filter((key) => isMeant(hint, [key.name, ...single(key.from.columns), ...single(key.to.columns)]))
    .map((key) => ({
      table: key.from.table,
      isToOne: key.isUnique,
      pairs: pairUp(key.to.columns, key.from.columns),
    }))
}

/** A table in between has both keys in its primary key. */
function throughOthers({ tables, foreignKeys }: Catalog, { from, name, hint }: Wanted): Relation[] {
  return foreignKeys
    .filter((key) => key.to.table === from)
    .flatMap((here) =>
      foreignKeys
        .filter((there) => there !== here && there.from.table === here.from.table && there.to.table === name)
        .filter((there) => isMeant(hint, [here.from.table, here.name, there.name]))
        .filter((there) => {
          const primaryKey = tables.find((each) => each.name === here.from.table)?.primaryKey ?? []
          return [...here.from.columns, ...there.from.columns].every((each) => primaryKey.includes(each))
        })
        .map((there) => ({
          table: name,
          isToOne: false,
          pairs: pairUp(here.to.columns, here.from.columns),
          through: { table: here.from.table, pairs: pairUp(there.from.columns, there.to.columns) },
        })),
    )
}

const single = (columns: readonly string[]) => (columns.length === 1 ? columns : [])
const isMeant = (hint: string | undefined, names: readonly string[]) =>
  hint === undefined || names.includes(hint)

const pairUp = (here: readonly string[], there: readonly string[]) =>
  here.map((column, index) => [column, there[index] ?? ''] as const)
