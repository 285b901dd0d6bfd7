import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import pg from 'pg'

/**
 * The peer of the HTTP bench: `node:http` and `pg` with nothing between, answering the same bytes and headers as
 * the server's own routes.
 */
const { PEER_DATABASE, PEER_HEADERS = '{}' } = process.env
const headers: unknown = JSON.parse(PEER_HEADERS)
const pool = new pg.Pool({ connectionString: PEER_DATABASE, max: 20 })
const query = { name: 'find', text: 'select is_only, id, installed_at from instance where is_only = $1' }

const server = createServer((request, response) => {
  if (request.url === '/healthz') {
    answer(response, { status: 'ok' })
    return
  }
  void pool
    .query<{ id: string; installed_at: Date }>({ ...query, values: [true] })
    .then(({ rows: [row] }) => {
      answer(response, { id: row?.id, version: '0.1.0', installedAt: row?.installed_at.toISOString() })
    })
})

function answer(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(200, {
    ...(typeof headers === 'object' ? headers : undefined),
    'x-request-id': randomUUID(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
