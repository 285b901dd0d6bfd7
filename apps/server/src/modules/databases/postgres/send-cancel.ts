import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { ConnectionOptions } from 'node:tls'

export interface Destination {
  readonly host: string
  readonly port: number
  readonly tls: ConnectionOptions | false
}

/** What a server calls a connection by, as its protocol spells it. */
export interface CancelKey {
  readonly processID: number
  readonly secretKey: number
}

const maxMs = 2_000

/**
 * Asks a server to stop what it does for a connection: over another one, as the protocol wants it, and with the same
 * TLS, without which many are not let in. Nobody answers, so whoever asks goes on when the server has hung up.
 */
export function sendCancel({ host, port, tls }: Destination, key: CancelKey): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(maxMs) })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    if (tls === false) {
      socket.resume().end(toMessage(codes.cancel, key.processID, key.secretKey))
      return
    }
    socket.write(toMessage(codes.tls))
    socket.once('data', (answer) => {
      if (answer.toString('latin1') !== 'S') {
        socket.destroy()
        return
      }
      const secure = connectSecurely({ ...tls, host, socket })
      secure.on('error', () => socket.destroy())
      secure.on('close', () => resolve())
      secure.resume().end(toMessage(codes.cancel, key.processID, key.secretKey))
    })
  })
}

const codes = { cancel: 80_877_102, tls: 80_877_103 }

/** Its length, then what it says. */
function toMessage(...numbers: number[]): Buffer {
  const message = Buffer.alloc(4 + numbers.length * 4)
  message.writeInt32BE(message.length)
  for (const [index, number] of numbers.entries()) message.writeInt32BE(number, 4 + index * 4)
  return message
}
