import { Socket } from 'node:net'

/** To be imported before anything else: whatever a process does, it reaches nobody but this machine. */
const connect: unknown = Reflect.get(Socket.prototype, 'connect')
if (typeof connect !== 'function') throw new Error('Sockets do not connect as they used to.')

Reflect.set(Socket.prototype, 'connect', function (this: Socket, ...told: unknown[]): unknown {
  const host = findHost(told)
  if (host === undefined || isHere(host)) return Reflect.apply(connect, this, told)
  return this.destroy(new Error(`There is no way out to ${host}.`))
})

/** Node asks in three ways: a list it made itself, an object, or a port with a host. A path is a file of this machine. */
function findHost(told: readonly unknown[]): string | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(told[0]) ? told[0] : told
  if (typeof first === 'object' && first !== null)
    return 'host' in first && typeof first.host === 'string' ? first.host : undefined
  return typeof second === 'string' ? second : undefined
}

function isHere(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0)$/.test(host)
}
