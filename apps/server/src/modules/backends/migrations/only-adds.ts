import { splitStatements } from './split-statements.ts'
import type { SqlToken } from './split-statements.ts'

/**
 * Whether a migration adds to a database and can do nothing else: it makes tables, and sets up those that it made. Nothing
 * that is there is changed, opened or read, and no expression is worked out. Whatever is not known here is none of this, so
 * what looks harmless and is not is held back, not let through.
 */
export function onlyAdds(sql: string, tables: ReadonlySet<string>): boolean {
  const made = new Set<string>()
  const statements = splitStatements(sql)
  return statements?.every((statement) => isAddition(statement, { tables, made })) === true
}

interface Known {
  /** Those that were there before, views and all. */
  readonly tables: ReadonlySet<string>
  readonly made: Set<string>
}

function isAddition(statement: readonly SqlToken[], { tables, made }: Known): boolean {
  const reader = createReader(statement)
  const isMade = () => {
    const name = reader.readName()
    return name !== undefined && made.has(name)
  }
  if (reader.take('create', 'table')) {
    reader.take('if', 'not', 'exists')
    const name = reader.readName()
    // One that is there already is not made, and what follows would be done to it.
    if (name === undefined || tables.has(name) || reader.hasFormula() || !reader.isOneList()) return false
    made.add(name)
    return true
  }
  if (reader.take('create', 'type'))
    return reader.readName() !== undefined && reader.take('as', 'enum') && reader.isOneList()
  if (reader.take('create', 'policy')) return reader.readName() !== undefined && reader.take('on') && isMade()
  if (reader.take('create', 'unique', 'index') || reader.take('create', 'index')) {
    reader.take('if', 'not', 'exists')
    if (!reader.take('on')) {
      if (reader.readName() === undefined || !reader.take('on')) return false
    }
    return isMade() && reader.isColumnList()
  }
  if (!reader.take('alter', 'table')) return false
  const name = reader.readName()
  if (name === undefined) return false
  if (made.has(name)) return reader.take('enable', 'row', 'level', 'security') && reader.isAtEnd()
  return reader.take('add', 'column') && reader.isPlainColumn()
}

/** Reads a statement from its beginning on. What does not fit is not taken. */
function createReader(tokens: readonly SqlToken[]) {
  let at = 0
  const rest = () => tokens.slice(at)

  return {
    isAtEnd: () => at === tokens.length,

    take(...words: string[]): boolean {
      const fits = words.every(
        (word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.value === word,
      )
      if (fits) at += words.length
      return fits
    },

    /** The name of something in the schema `public`, as PostgreSQL keeps it. */
    readName(): string | undefined {
      if (tokens[at]?.value === 'public' && isSign(tokens[at + 1], '.')) at += 2
      const token = tokens[at]
      if (token === undefined || (token.kind !== 'word' && token.kind !== 'name')) return undefined
      if (isSign(tokens[at + 1], '.') || Buffer.byteLength(token.value) > maxNameBytes) return undefined
      at += 1
      return token.value
    },

    /** One pair of brackets, and nothing behind it. */
    isOneList(): boolean {
      if (!isSign(tokens[at], '(')) return false
      let depth = 0
      return rest().every((token, index, all) => {
        if (isSign(token, '(')) depth += 1
        if (isSign(token, ')')) depth -= 1
        return depth > 0 || (depth === 0 && index === all.length - 1)
      })
    },

    /** A column that is worked out: PostgreSQL may try its expression at once. */
    hasFormula: () => rest().some((token, index, all) => token.value === 'as' && isSign(all[index + 1], '(')),

    /** Names of columns, and nothing that is worked out. */
    isColumnList(): boolean {
      const brackets = rest().filter((token) => isSign(token, '('))
      return brackets.length === 1 && isSign(rest()[0], '(') && this.isOneList()
    },

    /** A name and a type, and at most a default that is a value. */
    isPlainColumn(): boolean {
      if (tokens[at]?.value === 'if' && !this.take('if', 'not', 'exists')) return false
      const [name, type, ...more] = rest()
      if (name?.kind !== 'word' && name?.kind !== 'name') return false
      if (type?.kind !== 'word' || !plainTypes.has(type.value)) return false
      if (more.length === 0) return true
      const [word, value, ...others] = more
      return word?.kind === 'word' && word.value === 'default' && isValue(value) && others.length === 0
    },
  }
}

const isSign = (token: SqlToken | undefined, value: string) => token?.kind === 'sign' && token.value === value

const isValue = (token: SqlToken | undefined) =>
  token?.kind === 'text' ||
  token?.kind === 'number' ||
  (token?.kind === 'word' && ['true', 'false', 'null'].includes(token.value))

/** PostgreSQL cuts longer ones, so that two names may be one. */
const maxNameBytes = 63
const plainTypes: ReadonlySet<string> = new Set(
  'text uuid int integer bigint smallint boolean bool numeric real date time timestamp timestamptz json jsonb'.split(
    ' ',
  ),
)
