import type { ApplicationModel } from '../../model/application-model.ts'
import { toJson, toScriptString } from '../escape.ts'
import type { Column, Table } from './describe-tables.ts'
import { toSql } from './write-literal.ts'

/** A JSON API with Express and SQLite: models, routes, validation and migrations. */
export function renderExpress({ slug }: ApplicationModel, tables: readonly Table[]): Map<string, string> {
  const files = new Map([
    ['server/package.json', renderManifest(slug)],
    ['server/src/index.js', entry],
    ['server/src/app.js', renderApp(tables)],
    ['server/src/database.js', database],
    ['server/src/migrate.js', migrate],
    ['server/src/models/create-model.js', model],
    ['server/src/routes/create-routes.js', routes],
    ['server/migrations/001-create-tables.sql', tables.map(renderTable).join('\n')],
  ])
  for (const table of tables) {
    files.set(`server/src/models/${table.slug}.js`, renderModel(table))
    files.set(`server/src/validation/${table.slug}.js`, renderValidation(table))
  }
  return files
}

function renderManifest(slug: string): string {
  return `${toJson({
    name: `${slug}-server`,
    private: true,
    type: 'module',
    engines: { node: '>=22.13' },
    scripts: { start: 'node src/index.js', migrate: 'node src/migrate.js' },
    dependencies: { express: '^5.1.0', zod: '^4.1.0' },
  })}\n`
}

const entry = `import { createApp } from './app.js'
import { openDatabase } from './database.js'
import { migrate } from './migrate.js'

const database = openDatabase(process.env.DATABASE ?? 'records.db')
migrate(database)
const port = Number(process.env.PORT ?? 4000)
createApp(database).listen(port, () => console.log(\`Listening on http://localhost:\${port}\`))
`

function renderApp(tables: readonly Table[]): string {
  const imports = tables.map(
    ({ slug, key }) =>
      `import { ${key}Model } from './models/${slug}.js'\nimport { ${key}Input } from './validation/${slug}.js'`,
  )
  const mounts = tables.map(
    ({ slug, key }) => `  app.use('/api/${slug}', createRoutes(${key}Model(database), ${key}Input))`,
  )
  return `import express from 'express'
${imports.join('\n')}
import { createRoutes } from './routes/create-routes.js'

export function createApp(database) {
  const app = express()
  app.use(express.json({ limit: '1mb' }))
${mounts.join('\n')}
  app.use((_request, response) => response.status(404).json({ message: 'There is nothing at this address.' }))
  app.use((error, _request, response, _next) => {
    const isConflict = /UNIQUE|FOREIGN KEY/.test(error.message)
    if (!isConflict) console.error(error)
    response
      .status(isConflict ? 409 : (error.status ?? 500))
      .json({ message: isConflict ? 'Another record stands in the way.' : 'Something went wrong.' })
  })
  return app
}
`
}

const database = `import { DatabaseSync } from 'node:sqlite'

export function openDatabase(path) {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA foreign_keys = ON')
  return database
}
`

const migrate = `import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase } from './database.js'

/** Runs every file of the migrations folder once, in the order of their names. */
export function migrate(database) {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)')
  const done = new Set(database.prepare('SELECT name FROM migrations').all().map(({ name }) => name))
  const folder = new URL('../migrations/', import.meta.url)
  for (const name of readdirSync(folder).sort()) {
    if (done.has(name)) continue
    database.exec(readFileSync(new URL(name, folder), 'utf8'))
    database.prepare('INSERT INTO migrations (name) VALUES (?)').run(name)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) migrate(openDatabase(process.env.DATABASE ?? 'records.db'))
`

const model = `/** Reads and writes the rows of one table. Column names come from this code, never from a request. */
export function createModel(database, { table, columns, searched }) {
  const names = columns.map((column) => \`"\${column}"\`).join(', ')
  const pick = (values) => columns.map((column) => toCell(values[column]))
  return {
    list({ search = '', limit = 50, offset = 0 }) {
      const looked = search === '' ? [] : searched
      const where = looked.map((column) => \`"\${column}" LIKE ?\`).join(' OR ') || '1'
      const words = looked.map(() => \`%\${search}%\`)
      const rows = database
        .prepare(\`SELECT * FROM "\${table}" WHERE \${where} ORDER BY id DESC LIMIT ? OFFSET ?\`)
        .all(...words, limit, offset)
      const { total } = database.prepare(\`SELECT count(*) AS total FROM "\${table}" WHERE \${where}\`).get(...words)
      return { rows, total }
    },
    find: (id) => database.prepare(\`SELECT * FROM "\${table}" WHERE id = ?\`).get(id),
    create(values) {
      const marks = columns.map(() => '?').join(', ')
      const { lastInsertRowid } = database
        .prepare(\`INSERT INTO "\${table}" (\${names}) VALUES (\${marks})\`)
        .run(...pick(values))
      return this.find(lastInsertRowid)
    },
    update(id, values) {
      const sets = columns.map((column) => \`"\${column}" = ?\`).join(', ')
      database.prepare(\`UPDATE "\${table}" SET \${sets} WHERE id = ?\`).run(...pick(values), id)
      return this.find(id)
    },
    remove: (id) => database.prepare(\`DELETE FROM "\${table}" WHERE id = ?\`).run(id).changes > 0,
  }
}

function toCell(value) {
  if (value === undefined) return null
  return typeof value === 'boolean' ? Number(value) : value
}
`

const routes = `import { Router } from 'express'
import { z } from 'zod'

const page = z.object({
  search: z.string().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
})

/** The five addresses of one kind of record. */
export function createRoutes(model, input) {
  const router = Router()
  router.get('/', (request, response) => {
    const parsed = page.safeParse(request.query)
    return parsed.success ? response.json(model.list(parsed.data)) : refuse(response, parsed.error)
  })
  router.get('/:id', (request, response) => answer(response, model.find(request.params.id)))
  router.post('/', (request, response) => {
    const parsed = input.safeParse(request.body)
    return parsed.success ? response.status(201).json(model.create(parsed.data)) : refuse(response, parsed.error)
  })
  router.put('/:id', (request, response) => {
    const parsed = input.safeParse(request.body)
    if (!parsed.success) return refuse(response, parsed.error)
    return answer(response, model.find(request.params.id) && model.update(request.params.id, parsed.data))
  })
  router.delete('/:id', (request, response) =>
    model.remove(request.params.id) ? response.status(204).end() : answer(response, undefined),
  )
  return router
}

function answer(response, row) {
  return row ? response.json(row) : response.status(404).json({ message: 'There is no such record.' })
}

function refuse(response, error) {
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return response.status(422).json({ message: 'Some fields are not right.', problems })
}
`

function renderModel({ name, key, columns }: Table): string {
  const searched = columns.filter(({ kind }) => kind === 'text' || kind === 'email' || kind === 'choice')
  return `import { createModel } from './create-model.js'

export function ${key}Model(database) {
  return createModel(database, {
    table: '${name}',
    columns: [${listNames(columns)}],
    searched: [${listNames(searched)}],
  })
}
`
}

function listNames(columns: readonly Column[]): string {
  return columns.map(({ name }) => toScriptString(name)).join(', ')
}

function renderValidation({ key, columns }: Table): string {
  const lines = columns.map((column) => `  ${column.name}: ${writeSchema(column)},\n`)
  return `import { z } from 'zod'

export const ${key}Input = z.object({
${lines.join('')}})
`
}

function writeSchema(column: Column): string {
  const optional = column.isRequired ? '' : '.nullish()'
  switch (column.kind) {
    case 'number':
      return `z.number()${optional}`
    case 'boolean':
      return `z.boolean()${optional}`
    case 'date':
      return `z.iso.date()${optional}`
    case 'datetime':
      return `z.iso.datetime()${optional}`
    case 'email':
      return `z.email()${optional}`
    case 'url':
      return `z.url()${optional}`
    case 'reference':
      return `z.number().int().positive()${optional}`
    case 'choice':
      return column.options.length > 0
        ? `z.enum([${column.options.map(toScriptString).join(', ')}])${optional}`
        : `z.string().max(200)${optional}`
    case 'longtext':
      return `z.string().max(5000)${column.isRequired ? '.min(1)' : optional}`
    case 'text':
      return `z.string().max(200)${column.isRequired ? '.min(1)' : optional}`
  }
}

function renderTable({ name, columns }: Table): string {
  const lines = [
    'id INTEGER PRIMARY KEY',
    ...columns.map(writeColumn),
    "created_at TEXT NOT NULL DEFAULT (datetime('now'))",
  ]
  return `CREATE TABLE "${name}" (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);\n`
}

function writeColumn({ name, kind, isRequired, isUnique, options, target }: Column): string {
  const type = kind === 'number' ? 'REAL' : kind === 'boolean' || kind === 'reference' ? 'INTEGER' : 'TEXT'
  const parts = [
    `"${name}" ${type}`,
    isRequired ? 'NOT NULL' : '',
    isUnique ? 'UNIQUE' : '',
    target ? `REFERENCES "${target.name}" (id)` : '',
    options.length > 0 ? `CHECK ("${name}" IN (${options.map(toSql).join(', ')}))` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
