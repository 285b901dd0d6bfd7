import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { withClient } from '../db/with-client.ts'

interface Options {
  /** Whoever may create logins and databases, at a socket in a folder. */
  root: { host: string; user: string; password: string; database: string }
  name: string
  password: string
  /** What stands in the database at first. */
  statements: string
}

/**
 * A database with a login of its own, as a user has one somewhere: our PostgreSQL listens on no network port, so its
 * socket is given one for as long as a test takes.
 */
export async function openPostgresOverTcp({ root, name, password, statements }: Options) {
  await query(root, `create role ${name} login password '${password}'`)
  await query(root, `create database ${name} owner ${name}`)
  await query({ ...root, database: name, user: name, password }, statements)
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(join(root.host, '.s.PGSQL.5432'))
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await query(root, `drop database ${name} with (force)`)
      await query(root, `drop role ${name}`)
    },
  }
}

const query = (connection: pg.ClientConfig, statements: string) =>
  withClient(connection, (client) => client.query(statements))

/** A small shop: 120 customers with an order each, a view, and a table whose name wants quoting. */
export const shopTables = `
  create table customers (id int primary key, name text not null, city text default 'Oslo');
  create table orders (
    id int primary key, customer_id int not null references customers (id), total numeric(10, 2), note jsonb
  );
  create view big_orders as select * from orders where total > 50;
  create table "we""ird | table" ("sel""ect" int);
  insert into customers select n, 'Customer ' || n, case when n % 3 = 0 then null else 'City ' || n % 5 end
    from generate_series(1, 120) n;
  insert into orders select n, n, n * 1.5, '{"a": 1}' from generate_series(1, 120) n;
  analyze`
