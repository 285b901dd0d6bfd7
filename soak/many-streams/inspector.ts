import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

export interface Inspector {
  /** How many listeners there are in the process, on whatever can have any. What nothing refers to is gone before. */
  countListeners: () => Promise<number>
  close: () => void
}

const target = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const reply = z.object({ id: z.number(), result: z.unknown(), error: z.unknown() }).partial()
const evaluated = z.object({ result: z.object({ objectId: z.string() }) })
const queried = z.object({ objects: z.object({ objectId: z.string() }) })
const counted = z.object({ result: z.object({ value: z.number() }) })

/** Looks into a Node process from outside, as a debugger does. */
export async function openInspector(pid: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findAddress())
  await once(socket, 'open')
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = reply.parse(JSON.parse(String(data)))
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  function ask(method: string, params: object): Promise<unknown> {
    const id = (last += 1)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }

  async function findAll(prototype: string): Promise<string> {
    const { result } = evaluated.parse(await ask('Runtime.evaluate', { expression: prototype }))
    const { objects } = queried.parse(
      await ask('Runtime.queryObjects', { prototypeObjectId: result.objectId }),
    )
    return objects.objectId
  }

  return {
    async countListeners() {
      const functionDeclaration = `function () {
        return this.reduce((sum, each) => sum + Object.values(each._events ?? {})
          .reduce((count, listeners) => count + (Array.isArray(listeners) ? listeners.length : 1), 0), 0)
      }`
      const objectId = await findAll("process.getBuiltinModule('node:events').EventEmitter.prototype")
      const { result } = counted.parse(
        await ask('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true }),
      )
      await ask('Runtime.releaseObject', { objectId })
      return result.value
    },
    close: () => socket.close(),
  }
}

/** It takes a moment until a process listens. */
async function findAddress(): Promise<string> {
  for (;;) {
    const answer = await fetch('http://127.0.0.1:9229/json/list').catch(() => undefined)
    const [first] = target.parse((await answer?.json()) ?? [])
    if (first) return first.webSocketDebuggerUrl
    await sleep(50)
  }
}
