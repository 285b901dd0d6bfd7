/** A word, a name in quotes, a text, a number or a sign; words and signs as PostgreSQL compares them. */
export interface SqlToken {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign'
  readonly value: string
}

const forms: readonly (readonly [SqlToken['kind'], RegExp])[] = [
  ['word', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['name', /"(?:[^"\0]|"")+"/y],
  // A backslash means something in some settings, so that nobody can tell where such a text ends.
  ['text', /'(?:[^'\\\0]|'')*'/y],
  ['number', /[0-9]+(?:\.[0-9]+)?/y],
  ['sign', /[(),;.:=<>+*/%!|[\]-]/y],
]
/** As PostgreSQL has it: a carriage return ends a comment, and a space of another script is none. */
const blank = /[ \t\n\r\f\v]+|--[^\n\r]*/y

/** The statements of a migration; undefined where it holds anything that cannot be told for sure. */
export function splitStatements(sql: string): SqlToken[][] | undefined {
  const statements: SqlToken[][] = [[]]
  let at = 0
  while (at < sql.length) {
    const skipped = skipBlank(sql, at)
    if (skipped !== at) {
      at = skipped
      continue
    }
    const token = readToken(sql, at)
    if (!token) return undefined
    at += token.length
    if (token.kind === 'sign' && token.value === ';') statements.push([])
    else statements.at(-1)?.push({ kind: token.kind, value: token.value })
  }
  return statements.filter(({ length }) => length > 0)
}

/** Comments hide nothing here: one that is not closed on its own level ends what can be told. */
function skipBlank(sql: string, at: number): number {
  blank.lastIndex = at
  const found = blank.exec(sql)
  if (found) return at + found[0].length
  if (!sql.startsWith('/*', at)) return at
  const end = sql.indexOf('*/', at + 2)
  const nested = sql.indexOf('/*', at + 2)
  return end < 0 || (nested >= 0 && nested < end) ? at : end + 2
}

function readToken(sql: string, at: number): (SqlToken & { length: number }) | undefined {
  // A comment that could not be skipped is no division.
  if (sql.startsWith('/*', at)) return undefined
  for (const [kind, form] of forms) {
    form.lastIndex = at
    const [written] = form.exec(sql) ?? []
    if (written === undefined) continue
    // `E'…'`, `U&"…"` and `$a$` read what stands between quotes in ways of their own.
    if (kind === 'word' && /['"$&]/.test(sql.charAt(at + written.length))) return undefined
    const value =
      kind === 'word'
        ? written.toLowerCase()
        : kind === 'name'
          ? written.slice(1, -1).replaceAll('""', '"')
          : written
    return { kind, value, length: written.length }
  }
  return undefined
}
