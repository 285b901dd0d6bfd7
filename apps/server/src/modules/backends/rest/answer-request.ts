import type { Answer, Asker, BackendDatabase } from '../database/backend-server.ts'
import { findColumn, findRoutine, findTable } from './catalog.ts'
import type { Catalog, CatalogTable } from './catalog.ts'
import { parseQuery } from './parse-query.ts'
import type { RestQuery } from './query.ts'
import { malformed, RestError } from './rest-error.ts'
import {
  readColumns,
  writeCall,
  writeDelete,
  writeInsert,
  writeRead,
  writeUpdate,
} from './write-statement.ts'
import type { Statement } from './write-statement.ts'

export interface RestRequest {
  readonly method: string
  /** What stands behind the address of the interface, such as `todos` or `rpc/total`. */
  readonly path: string
  readonly parameters: URLSearchParams
  readonly headers: { get: (name: string) => string | null | undefined }
  readonly readBody: () => Promise<string>
}

export interface RestAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | null
}

interface Scope {
  database: Pick<BackendDatabase, 'ask'>
  catalog: Catalog
  asker: Asker
  request: RestRequest
}

const objectType = 'application/vnd.pgrst.object+json'

/** One request to the tables and functions of an app, as PostgREST answers it. */
export async function answerRequest(scope: Scope): Promise<RestAnswer> {
  const { path, method } = scope.request
  checkProfile(scope.request)
  const call = /^rpc\/([^/]+)$/.exec(path)?.[1]
  if (call !== undefined) return answerCall(scope, decodeURIComponent(call))
  if (path === '' || path.includes('/'))
    throw new RestError(404, 'PGRST125', { message: 'Invalid path specified in request URL' })
  const table = findTable(scope.catalog, decodeURIComponent(path))
  const query = parseQuery(scope.request.parameters)
  switch (method) {
    case 'GET':
    case 'HEAD':
      return answerRead(scope, table, query)
    case 'POST':
    case 'PUT':
      return answerInsert(scope, table, query)
    case 'PATCH':
      return answerUpdate(scope, table, query)
    case 'DELETE':
      return answerDelete(scope, table, query)
    default:
      throw new RestError(405, 'PGRST117', { message: `Unsupported HTTP method: ${method}` })
  }
}

async function answerRead(scope: Scope, table: CatalogTable, asked: RestQuery): Promise<RestAnswer> {
  const query = withRange(asked, scope.request)
  const counts = preferences(scope.request).has('count')
  const statement = writeRead({ catalog: scope.catalog, table, query }, { counts })
  const answer = await ask(scope, statement, true)
  return presentRows(scope.request, answer, query.narrowings.get('')?.offset ?? 0)
}

/** Some clients name the rows in a header. */
function withRange(query: RestQuery, { headers }: RestRequest): RestQuery {
  const range = /^(\d+)-(\d*)$/.exec(headers.get('range') ?? '')
  if (!range) return query
  const own = query.narrowings.get('') ?? { conditions: [], order: [], limit: undefined, offset: 0 }
  const offset = Number(range[1])
  const limit = range[2] === '' ? own.limit : Number(range[2]) - offset + 1
  return { ...query, narrowings: new Map([...query.narrowings, ['', { ...own, offset, limit }]]) }
}

async function answerInsert(scope: Scope, table: CatalogTable, query: RestQuery): Promise<RestAnswer> {
  const { rows, text } = readRows(await scope.request.readBody())
  const columns = namedColumns(scope.request) ?? readColumns(rows)
  for (const name of columns) findColumn(table, name)
  const wishes = preferences(scope.request)
  const resolution = wishes.get('resolution')
  const statement = writeInsert(
    { catalog: scope.catalog, table, query },
    {
      columns,
      body: text,
      resolution:
        resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : undefined,
      returns: wishes.get('return') === 'representation',
    },
  )
  if (rows.length === 0) return presentChange(scope.request, { body: '[]', rowCount: 0, total: null }, 201)
  return presentChange(scope.request, await ask(scope, statement, false), 201)
}

async function answerUpdate(scope: Scope, table: CatalogTable, query: RestQuery): Promise<RestAnswer> {
  const { rows, text } = readRows(await scope.request.readBody())
  if (rows.length > 1) throw malformed('An update takes one object')
  const columns = namedColumns(scope.request) ?? readColumns(rows)
  for (const name of columns) findColumn(table, name)
  const returns = preferences(scope.request).get('return') === 'representation'
  if (columns.length === 0) return presentChange(scope.request, { body: '[]', rowCount: 0, total: null }, 200)
  const target = { catalog: scope.catalog, table, query }
  const statement = writeUpdate(target, { columns, body: text, returns })
  return presentChange(scope.request, await ask(scope, statement, false), 200)
}

async function answerDelete(scope: Scope, table: CatalogTable, query: RestQuery): Promise<RestAnswer> {
  const returns = preferences(scope.request).get('return') === 'representation'
  const statement = writeDelete({ catalog: scope.catalog, table, query }, { returns })
  return presentChange(scope.request, await ask(scope, statement, false), 200)
}

async function answerCall(scope: Scope, name: string): Promise<RestAnswer> {
  const { request, catalog } = scope
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && request.method !== 'POST')
    throw new RestError(405, 'PGRST101', { message: 'Cannot use the method on RPC' })
  const known = new Set(
    catalog.routines
      .filter((each) => each.name === name)
      .flatMap((each) => each.arguments.map((one) => one.name)),
  )
  const query = parseQuery(request.parameters, (each) => isRead && known.has(each))
  const sent = isRead ? JSON.stringify(Object.fromEntries(query.named)) : await request.readBody()
  const { rows, text } = readRows(sent === '' ? '{}' : sent)
  if (rows.length > 1) throw malformed('A function takes one object')
  const given = readColumns(rows)
  const routine = findRoutine(catalog, name, given)
  const statement = writeCall({ catalog, query }, { routine, body: text, given })
  const isSingle = routine.returns === 'row' && !routine.isSet
  const answer = await ask(scope, statement, isRead || routine.isReadOnly)
  if (routine.returns === 'nothing') return { status: 204, headers: {}, body: null }
  if (routine.returns === 'value') return json(200, answer.body)
  return isSingle ? json(200, firstOf(answer.body)) : presentRows(request, answer, 0)
}

const ask = (
  { database, asker, request }: Scope,
  statement: Statement,
  isReadOnly: boolean,
): Promise<Answer> =>
  database.ask(asker, statement, {
    isReadOnly,
    check({ body, rowCount }) {
      if (wantsObject(request) && body !== '' && rowCount !== 1) throw notSingle(rowCount)
    },
  })

function presentRows(request: RestRequest, { body, rowCount, total }: Answer, offset: number): RestAnswer {
  if (total !== null && offset > total) {
    throw new RestError(416, 'PGRST103', {
      message: 'Requested range not satisfiable',
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    })
  }
  const range = rowCount === 0 ? '*' : `${offset}-${offset + rowCount - 1}`
  const isPart = total !== null && rowCount < total
  const headers = { 'content-range': `${range}/${total ?? '*'}` }
  if (wantsObject(request))
    return { ...json(200, firstOf(body), objectType), headers: { ...headers, 'content-type': objectType } }
  return { status: isPart ? 206 : 200, headers: { ...headers, ...jsonHeaders }, body }
}

function presentChange(request: RestRequest, { body, rowCount }: Answer, status: 200 | 201): RestAnswer {
  const wish = preferences(request).get('return')
  if (wish !== 'representation') return { status: status === 201 ? 201 : 204, headers: {}, body: null }
  if (!wantsObject(request)) return json(status, body)
  if (rowCount !== 1) throw notSingle(rowCount)
  return { status, headers: { 'content-type': objectType }, body: firstOf(body) }
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }
const json = (status: number, body: string, type = jsonHeaders['content-type']): RestAnswer => ({
  status,
  headers: { 'content-type': type },
  body,
})

/** The only row of a list, as PostgreSQL wrote it. */
const firstOf = (body: string): string => {
  const inner = body.trim().slice(1, -1).trim()
  return inner === '' ? 'null' : inner
}

const wantsObject = ({ headers }: RestRequest) => (headers.get('accept') ?? '').includes('vnd.pgrst.object')

const notSingle = (count: number) =>
  new RestError(406, 'PGRST116', {
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${count} rows`,
  })

/** `Prefer: return=representation,count=exact`. */
function preferences({ headers }: RestRequest): Map<string, string> {
  const wishes = (headers.get('prefer') ?? '').split(',').map((each) => each.trim().split('='))
  return new Map(wishes.map(([name = '', value = '']) => [name, value]))
}

function namedColumns({ parameters }: RestRequest): string[] | undefined {
  const text = parameters.get('columns')
  if (text === null || text === '') return undefined
  return text.split(',').map((name) => name.trim().replaceAll(/^"|"$/g, ''))
}

/** The rows for us to look at, and a list of them as it was written: numbers may have more digits than ours. */
function readRows(written: string): { rows: object[]; text: string } {
  const body = parseJson(written)
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  const checked = rows.map((row) => {
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row
    throw new RestError(400, 'PGRST102', {
      message: 'All object keys must match',
      details: 'A row is a JSON object',
    })
  })
  return { rows: checked, text: Array.isArray(body) ? written : `[${written}]` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RestError(400, 'PGRST102', { message: 'Empty or invalid json' })
  }
}

function checkProfile({ headers }: RestRequest): void {
  const asked = headers.get('accept-profile') ?? headers.get('content-profile') ?? 'public'
  if (asked === 'public') return
  throw new RestError(406, 'PGRST106', {
    message: `Invalid schema: ${asked}`,
    hint: 'Only the following schemas are exposed: public',
  })
}
