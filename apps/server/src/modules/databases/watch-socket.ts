import type { Socket } from 'node:net'
import { maxReceivedBytes } from './user-database.ts'

/** A server that sends without end is cut off before it fills this one's memory. */
export function watchSocket(socket: Socket): void {
  const timer = setInterval(() => {
    if (socket.bytesRead > maxReceivedBytes) socket.destroy()
  }, 50).unref()
  socket.once('close', () => clearInterval(timer))
}
