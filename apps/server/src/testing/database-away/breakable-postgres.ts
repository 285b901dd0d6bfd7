import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { join } from 'node:path'
import type { PostgresConnection } from '../../adapters/embedded-postgres/index.ts'
import type { Defer } from '../test-database.ts'

/** `gone`: connections break and none can be made. `silent`: nothing breaks, and nothing comes through any more. */
export type Absence = 'gone' | 'silent'

export interface BreakablePostgres {
  readonly url: string
  leave: (how: Absence) => void
  comeBack: () => Promise<void>
  /** From now on it has no time for new connections; those that are open are served as before. */
  getBusy: () => void
}

/** A way to PostgreSQL over the network that can be cut. */
export async function openBreakablePostgres(
  { host, user, password, database }: PostgresConnection,
  defer: Defer,
): Promise<BreakablePostgres> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  let isBusy = false

  function connectBoth(incoming: Socket): void {
    const outgoing = connect(join(host, '.s.PGSQL.5432'))
    const pair = [incoming, outgoing] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
    if (!isSilent && !isBusy) joinUp(pair)
  }

  let server = listen(connectBoth, 0)
  await once(server, 'listening')
  const port = portOf(server)
  const breakAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  defer(async () => {
    server.close()
    breakAll()
  })

  return {
    getBusy() {
      isBusy = true
    },
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    leave(how) {
      isSilent = how === 'silent'
      if (isSilent) pairs.forEach(part)
      else {
        server.close()
        breakAll()
      }
    },
    async comeBack() {
      if (isSilent) {
        isSilent = false
        return pairs.forEach(joinUp)
      }
      server = listen(connectBoth, port)
      await once(server, 'listening')
    },
  }
}

function listen(onConnection: (socket: Socket) => void, port: number): Server {
  return createServer(onConnection).listen(port, '127.0.0.1')
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.')
  return address.port
}

function joinUp([incoming, outgoing]: readonly [Socket, Socket]): void {
  incoming.pipe(outgoing)
  outgoing.pipe(incoming)
}

/** What was on its way waits, as it does in a network that is interrupted. */
function part([incoming, outgoing]: readonly [Socket, Socket]): void {
  incoming.unpipe(outgoing)
  outgoing.unpipe(incoming)
}
