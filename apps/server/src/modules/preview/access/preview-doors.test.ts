import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { projectId, texts } from '@joinery/contract'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../../../adapters/logger.ts'
import type { Env } from '../../../http/app-types.ts'
import { startHttpServer } from '../../../http/http-server.ts'
import type { OpenDoor } from '../../../http/http-server.ts'
import { createMetrics } from '../../../http/metrics.ts'
import { createPreviewDoors } from './preview-doors.ts'

const inventProject = () => projectId.parse(randomUUID())

it('each project has a port of its own, and finds it again', async () => {
  const doors = await openDoors(3)
  const [oak, ash] = [inventProject(), inventProject()]
  const both = await Promise.all([doors.portOf(oak), doors.portOf(ash)])
  expect(new Set(both).size).toBe(2)
  expect(await Promise.all([doors.portOf(oak), doors.portOf(ash)])).toEqual(both)
  expect(both.map(doors.projectAt)).toEqual([oak, ash])
  expect(await (await fetch(`http://127.0.0.1:${both[0]}/`)).text()).toBe('here')
  await doors.close()
  await expect(fetch(`http://127.0.0.1:${both[0]}/`)).rejects.toThrow('fetch failed')
})

it('asked twice at once, a project still has one port', async () => {
  const doors = await openDoors(4)
  const oak = inventProject()
  const [one, other] = await Promise.all([doors.portOf(oak), doors.portOf(oak)])
  expect(one).toBe(other)
})

it('what nobody looks at makes room', async () => {
  const doors = await openDoors(2)
  const [oak, ash, elm] = [inventProject(), inventProject(), inventProject()]
  const ports = [await doors.portOf(oak), await doors.portOf(ash)]
  const watcher = connect(ports[0] ?? 0, '127.0.0.1')
  await once(watcher, 'connect')
  onTestFinished(() => void watcher.destroy())
  // The server hears of it a moment later than whoever connects.
  await fetch(`http://127.0.0.1:${ports[0]}/`, { headers: { connection: 'close' } })
  expect(await doors.portOf(elm)).toBe(ports[1])
  expect(ports.map(doors.projectAt)).toEqual([oak, elm])
})

it("another program's port is passed over, and where none is left it says what to set", async () => {
  const doors = await openDoors(2, 1)
  const oak = inventProject()
  expect(doors.projectAt(await doors.portOf(oak))).toBe(oak)
  const none = await openDoors(1, 1)
  await expect(none.portOf(oak)).rejects.toThrow(texts.preview.noDoor)
})

/** Doors at this many ports in a row, the first few of which are taken already. */
async function openDoors(count: number, taken = 0) {
  const first = await findPorts(count)
  for (let port = first; port < first + taken; port += 1) {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
  }
  const open = await startWithDoors()
  const app = new Hono<Env>().get('/', (context) => context.text('here'))
  const doors = createPreviewDoors({
    ports: { first, last: first + count - 1 },
    open: (port) => open(port, app),
  })
  onTestFinished(doors.close)
  return doors
}

async function startWithDoors(): Promise<OpenDoor> {
  const opened = Promise.withResolvers<OpenDoor>()
  const http = await startHttpServer({
    createApp(_port, openDoor) {
      opened.resolve(openDoor)
      return new Hono<Env>()
    },
    headers: {},
    log: createLogger('silent'),
    metrics: createMetrics(),
    host: '127.0.0.1',
    port: 0,
  })
  onTestFinished(() => http.drain(1_000))
  return opened.promise
}

/** The first of so many that nothing uses now. */
async function findPorts(count: number): Promise<number> {
  for (let first = 12_000 + Math.floor(Math.random() * 6_000); ; first += count) {
    const probes = Array.from({ length: count }, () => createServer())
    try {
      for (const [index, probe] of probes.entries()) {
        probe.listen(first + index, '127.0.0.1')
        await once(probe, 'listening')
      }
      return first
    } catch {
      // Another run.
    } finally {
      for (const probe of probes) probe.close()
    }
  }
}
