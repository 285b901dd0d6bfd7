import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

const head =
  'POST /api/missing-pages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n'

it('lets go of a request whose body never ends within 40 s', async () => {
  const server = startServerProcess({ PORT: '0', DATA_DIR: await createTemporaryFolder() })
  const port = Number(new URL(await server.ready()).port)
  const startedAt = performance.now()
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => resolve())
  })
  expect(performance.now() - startedAt).toBeLessThan(40_000)
})
