import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Another way to a server on this machine, which can be held: something then happens while somebody waits for it. */
export async function openHeldDoor(port: number) {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isHeld = false
  const door = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1')
    for (const socket of [incoming, outgoing]) socket.on('error', () => undefined)
    incoming.on('data', async (said) => {
      if (isHeld) {
        reach()
        await released
      }
      outgoing.write(said)
    })
    incoming.on('end', () => outgoing.end())
    outgoing.pipe(incoming)
  })
  onTestFinished(() => void door.close())
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** From now on nothing comes through until it is released. */
    hold: () => {
      isHeld = true
      return { reached, release }
    },
  }
}
