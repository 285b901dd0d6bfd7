// The names with a line before them are pg's own.
/* oxlint-disable no-underscore-dangle */
import pg from 'pg'

/**
 * Lets a connection describe the columns of each statement with a name once. They are the same each time: where they would
 * not be, PostgreSQL refuses the statement. Without this it describes them with every answer and pg makes ready for them
 * anew: more work than most answers have rows (docs/decisions/050).
 */
export function rememberColumns(client: pg.Client): void {
  // Through the class, where tests count calls and let them fail. It gets its `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const ask = (...words: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, words)
  const known: KnownColumns = new Map()

  function query(config: unknown, values?: unknown[] | Callback, callback?: Callback): unknown {
    if (!isNamed(config) || typeof values === 'function') return ask(config, values, callback)
    const asked = values ? { ...config, values } : config
    if (callback) return void ask(new NamedQuery(known, asked, callback))
    return new Promise((resolve, reject) => {
      ask(new NamedQuery(known, asked, (error, result) => (error ? reject(error) : resolve(result))))
    })
  }
  Object.assign(client, { query })
}

type Callback = (error: Error | undefined, result: unknown) => void
type Config = pg.QueryConfig & { name: string }
type KnownColumns = Map<string, Columns>

/** What pg has made of a description. */
interface Columns {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

declare module 'pg' {
  /** What it says of its questions to nobody but itself. */
  interface Query {
    _result: Columns
    _accumulateRows: boolean
    prepare(connection: pg.Connection): void
    handleRowDescription(message: unknown): void
  }
}

class NamedQuery extends pg.Query {
  readonly #known: KnownColumns
  readonly #name: string

  constructor(known: KnownColumns, config: Config, callback: Callback) {
    super(config, callback)
    this.#known = known
    this.#name = config.name
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#known.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  override prepare(connection: pg.Connection): void {
    const columns = this.#known.get(this.#name)
    if (!columns) return super.prepare(connection)
    Object.assign(this._result, columns)
    this._accumulateRows = true
    // It is put back as it was.
    // oxlint-disable-next-line typescript/unbound-method
    const { describe } = connection
    connection.describe = nothing
    try {
      super.prepare(connection)
    } finally {
      connection.describe = describe
    }
  }
}

const nothing = () => undefined

const isNamed = (config: unknown): config is Config =>
  typeof config === 'object' &&
  config !== null &&
  'name' in config &&
  typeof config.name === 'string' &&
  !('submit' in config)
